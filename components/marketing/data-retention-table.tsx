type Row = { name: string; purpose: string; kept: string }

/** Data stored in the browser: three columns, stacked on a phone. */
export function DataRetentionTable({ label, rows }: { label: string; rows: Row[] }) {
  return (
    <dl aria-label={label} className="mt-5 divide-y border-y text-sm">
      {rows.map(({ name, purpose, kept }) => (
        <div key={name} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[1.2fr_1.3fr_1fr]">
          <dt className="font-mono text-xs leading-[1.375rem] wrap-anywhere">{name}</dt>
          <dd>{purpose}</dd>
          <dd className="text-muted-foreground">{kept}</dd>
        </div>
      ))}
    </dl>
  )
}
