import { useLocale, useTranslations } from 'next-intl'
import { Money, CurrencyAmounts } from '@/components/shared/text/money'
import { Card, CardAction, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { mergeSums } from '@/lib/reports/dashboard/summarize-dashboard'
import type { Dashboard } from '@/lib/reports/dashboard/types'
import { formatMonth, formatShortMonth, type Month } from '@/lib/core/dates/month'
import { createScale } from '@/lib/reports/dashboard/chart-scale'
import { useFormats } from '@/components/shared/formats'

interface IncomeCardProps {
  income: Dashboard['income']
  /** User's currency. */
  currency: string
}

/** Monthly income: one currency as a chart, the others as text, all of them in a table. */
export function IncomeCard({ income, currency }: IncomeCardProps) {
  const t = useTranslations('dashboard.income')
  const locale = useLocale()
  const totals = mergeSums(
    income.map(({ sums }) => sums),
    currency,
  )
  const [charted, ...others] = totals
  return (
    <Card aria-labelledby="income" className="@container flex flex-col">
      <CardHeader>
        <CardTitle id="income">{t('title')}</CardTitle>
        <CardDescription>
          {charted ? t('textWithCurrency', { currency: charted.currency }) : t('text')}
        </CardDescription>
        {charted && (
          <CardAction data-slot="chart-total" className="my-0 self-start text-base font-semibold">
            <Money amount={charted.amount} currency={charted.currency} />
          </CardAction>
        )}
      </CardHeader>
      <CardContent className="flex flex-1 flex-col">
        {charted ? (
          <>
            <IncomeChart
              months={income.map(({ month, sums }) => ({
                month,
                amount: sums.find((sum) => sum.currency === charted.currency)?.amount ?? 0,
              }))}
              currency={charted.currency}
            />
            {others.length > 0 && (
              <div
                data-slot="chart-others"
                className="text-muted-foreground text-caption mt-3 flex flex-wrap gap-x-2"
              >
                <span>{t('others')}</span> <CurrencyAmounts sums={others} />
              </div>
            )}
            <details className="mt-2">
              <summary className="text-primary text-caption inline-flex min-h-7 items-center rounded-xs font-medium underline-offset-4 hover:underline pointer-coarse:min-h-11">
                {t('showTable')}
              </summary>
              <Table aria-labelledby="income">
                <TableHeader>
                  <TableRow>
                    <TableHead scope="col">{t('month')}</TableHead>
                    <TableHead scope="col" className="text-right">
                      {t('received')}
                    </TableHead>
                  </TableRow>
                </TableHeader>
                <TableBody>
                  {income.map(({ month, sums }) => (
                    <TableRow key={month}>
                      <TableHead scope="row">{formatMonth(month, locale)}</TableHead>
                      <TableCell className="text-right [&_ul]:justify-end">
                        {sums.length > 0 ? <CurrencyAmounts sums={sums} /> : '–'}
                      </TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </details>
          </>
        ) : (
          <p className="text-muted-foreground m-auto max-w-md py-8 text-center">{t('empty')}</p>
        )}
      </CardContent>
    </Card>
  )
}

interface IncomeChartProps {
  months: { month: Month; amount: number }[]
  currency: string
}

/** Bar chart in percentages, so that it fits any width. Hidden from screen readers, which read the table. */
function IncomeChart({ months, currency }: IncomeChartProps) {
  const formats = useFormats()
  const locale = useLocale()
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
          <li key={mark}>{formats.compact(mark)}</li>
        ))}
      </ol>
      <svg className="size-full overflow-visible">
        {scale.map((mark) => {
          const y = percent(100 - (mark / end) * 100)
          return <line key={mark} x1="0" x2="100%" y1={y} y2={y} className="stroke-border" />
        })}
        {months.map(({ month, amount }, index) => (
          <g key={month} className="group">
            <title>{`${formatMonth(month, locale)}: ${formats.money(amount, currency)}`}</title>
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
            {formatShortMonth(month, locale)}
          </li>
        ))}
      </ol>
    </div>
  )
}
