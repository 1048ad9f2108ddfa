import { formatAxisLabel, createScale } from '@/lib/reports/dashboard/chart-scale'
import { formatMonth, type Month } from '@/lib/core/dates/month'
import { formatMoney } from '@/lib/core/money'

interface IncomeChartProps {
  months: { month: Month; amount: number }[]
  currency: string
}

/** Bar chart in percentages, so that it fits any width. Hidden from screen readers, which read the table. */
export function IncomeChart({ months, currency }: IncomeChartProps) {
  const scale = createScale(Math.max(...months.map(({ amount }) => amount)))
  const end = scale.at(-1)!
  const column = 100 / months.length
  const percent = (part: number) => `${Math.round(part * 1000) / 1000}%`
  return (
    <div
      aria-hidden="true"
      className="text-muted-foreground grid flex-1 grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(11rem,1fr)_auto] gap-x-2 gap-y-1.5 text-[0.6875rem] leading-4 tabular-nums"
    >
      {/* Aligns the labels with the grid lines: the list is one line of text taller than the chart. */}
      <ol className="-my-2 flex flex-col-reverse justify-between text-right">
        {scale.map((mark) => (
          <li key={mark}>{formatAxisLabel(mark)}</li>
        ))}
      </ol>
      <svg className="size-full overflow-visible">
        {scale.map((mark) => {
          const y = percent(100 - (mark / end) * 100)
          return <line key={mark} x1="0" x2="100%" y1={y} y2={y} className="stroke-border" />
        })}
        {months.map(({ month, amount }, index) => (
          <g key={month} className="group">
            <title>{`${formatMonth(month)}: ${formatMoney(amount, currency)}`}</title>
            <rect
              x={percent(index * column)}
              width={percent(column)}
              height="100%"
              className="group-hover:fill-muted/80 fill-transparent"
            />
            <rect
              x={percent((index + 0.2) * column)}
              width={percent(0.6 * column)}
              y={percent(100 - (amount / end) * 100)}
              height={percent((amount / end) * 100)}
              rx="3"
              className="fill-chart-1"
            />
          </g>
        ))}
      </svg>
      <ol className="col-start-2 grid grid-cols-12 text-center">
        {months.map(({ month }) => (
          <li
            key={month}
            className="last:text-foreground justify-self-center last:font-medium @max-[26rem]:odd:invisible"
          >
            {formatMonth(month).slice(0, 3)}
          </li>
        ))}
      </ol>
    </div>
  )
}
