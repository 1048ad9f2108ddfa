import { markText, scaleTo } from '@/lib/reports/dashboard/scale'
import { formatMonth, type Month } from '@/lib/kernel/dates/month'
import { formatMoney } from '@/lib/kernel/money'

interface IncomeChartProps {
  months: { month: Month; amount: number }[]
  currency: string
}

/** Bars over a scale, drawn in percentages so that they fit any width. For the eyes: the table behind has the figures. */
export function IncomeChart({ months, currency }: IncomeChartProps) {
  const scale = scaleTo(Math.max(...months.map(({ amount }) => amount)))
  const end = scale.at(-1)!
  const column = 100 / months.length
  const percent = (part: number) => `${Math.round(part * 1000) / 1000}%`
  return (
    <div aria-hidden="true" className="income-chart">
      <ol className="income-marks">
        {scale.map((mark) => (
          <li key={mark}>{markText(mark)}</li>
        ))}
      </ol>
      <svg>
        {scale.map((mark) => {
          const y = percent(100 - (mark / end) * 100)
          return <line key={mark} x1="0" x2="100%" y1={y} y2={y} />
        })}
        {months.map(({ month, amount }, index) => (
          <g key={month}>
            <title>{`${formatMonth(month)}: ${formatMoney(amount, currency)}`}</title>
            <rect
              x={percent(index * column)}
              width={percent(column)}
              height="100%"
              className="income-column"
            />
            <rect
              x={percent((index + 0.2) * column)}
              width={percent(0.6 * column)}
              y={percent(100 - (amount / end) * 100)}
              height={percent((amount / end) * 100)}
              rx="3"
            />
          </g>
        ))}
      </svg>
      <ol className="income-months">
        {months.map(({ month }) => (
          <li key={month}>{formatMonth(month).slice(0, 3)}</li>
        ))}
      </ol>
    </div>
  )
}
