import Link from 'next/link'

export type LinkTab = { label: string; href: string; current: boolean; count?: number }

/** Tabs that are links: each has its address, and the server filters. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
  return (
    <nav aria-label={label} className="ui-tabs-list">
      {tabs.map(({ label: name, href, current, count }) => (
        <Link
          key={name}
          href={href}
          scroll={false}
          aria-current={current ? 'page' : undefined}
          className="ui-tab"
        >
          {name}
          {count !== undefined && <span className="tabular text-muted-foreground text-xs">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
