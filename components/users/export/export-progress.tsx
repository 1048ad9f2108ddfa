import type { ExportState } from './use-export'

interface ExportProgressProps {
  doing: Extract<ExportState, { is: 'loading' | 'waiting' }>
  /** The part that is being downloaded, counted from 1. */
  number: number
  count: number
}

const whole = new Intl.NumberFormat('en-US')

/** How far an export has come: the part, its invoices, and a bar for all of it. */
export function ExportProgress({ doing, number, count }: ExportProgressProps) {
  const share = doing.is === 'loading' && doing.of > 0 ? Math.min(doing.invoices / doing.of, 1) : 0
  const percent = Math.floor(((number - 1 + share) / count) * 100)
  const part = `Part ${number} of ${count}`

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {/* Read out with each part; the invoices would be read out without end. */}
        <p role="status" className="font-medium">
          {part}
        </p>
        <p className="text-muted-foreground tabular-nums">{detail(doing)}</p>
      </div>
      <div
        role="progressbar"
        aria-label="Export"
        aria-valuenow={percent}
        aria-valuetext={`${part}, ${detail(doing)}`}
        className="bg-muted h-2 overflow-hidden rounded-full"
      >
        <div className="bg-primary h-full rounded-full" style={{ width: `${percent}%` }} />
      </div>
      <p className="text-muted-foreground text-caption">
        Keep this page open. Your browser may ask whether several files may be downloaded.
      </p>
    </div>
  )
}

function detail(doing: ExportProgressProps['doing']): string {
  if (doing.is === 'waiting') return 'Waiting for another export to end…'
  if (doing.invoices === 0) return 'Preparing…'
  return `${whole.format(Math.min(doing.invoices, doing.of))} of ${whole.format(doing.of)} invoices`
}
