import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Money, CurrencyAmounts } from '@/components/shared/text/money'
import { Card, CardAction, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { mergeSums } from '@/lib/reports/dashboard/summarize-dashboard'
import { cn } from '@/lib/utils'
import { AGE_BUCKETS, type AgeBucket, type Dashboard, type CurrencySum } from '@/lib/reports/dashboard/types'

/** The later, the warmer the colour. */
const BARS: Record<AgeBucket, string> = {
  NOT_DUE: 'fill-chart-1',
  TO_30: 'fill-chart-3',
  TO_60: 'fill-[color-mix(in_oklab,var(--chart-3),var(--chart-4))]',
  TO_90: 'fill-chart-4',
  OVER_90: 'fill-chart-4',
}

interface AgingCardProps {
  ages: Dashboard['ages']
  /** User's currency. */
  currency: string
}

/** Receivables by age: a table with bars for one currency and the others as text. */
export function AgingCard({ ages, currency }: AgingCardProps) {
  const t = useTranslations('dashboard.aging')
  const [charted] = mergeSums(
    AGE_BUCKETS.map((age) => ages[age].sums),
    currency,
  )
  return (
    <Card aria-labelledby="ages" className="@container flex flex-col">
      <CardHeader>
        <CardTitle id="ages">{t('title')}</CardTitle>
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
            <AgesTable ages={ages} currency={charted.currency} />
          </>
        ) : (
          <p className="text-muted-foreground m-auto max-w-md py-8 text-center">
            {t.rich('empty', {
              link: (text) => (
                <Link href="/invoices" className="text-primary underline underline-offset-4">
                  {text}
                </Link>
              ),
            })}
          </p>
        )}
      </CardContent>
    </Card>
  )
}

const getAmountInCurrency = (sums: CurrencySum[], currency: string) =>
  sums.find((sum) => sum.currency === currency)?.amount ?? 0

function AgesTable({ ages, currency }: AgingCardProps) {
  const t = useTranslations('dashboard.aging')
  const longest = Math.max(...AGE_BUCKETS.map((age) => getAmountInCurrency(ages[age].sums, currency)), 1)
  return (
    <Table aria-labelledby="ages">
      <TableHeader className="sr-only">
        <TableRow>
          <TableHead scope="col">{t('daysPastDue')}</TableHead>
          <TableHead scope="col">{t('invoices')}</TableHead>
          <TableHead scope="col">{t('outstanding')}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {AGE_BUCKETS.map((age) => {
          const { count, sums } = ages[age]
          const amount = getAmountInCurrency(sums, currency)
          const others = sums.filter((sum) => sum.currency !== currency)
          return (
            <TableRow
              key={age}
              className={cn(
                'grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-3 border-b-0 hover:bg-transparent [&>:nth-child(n)]:h-auto [&>:nth-child(n)]:p-0',
                count === 0 && '[&>:nth-child(n)]:text-muted-foreground',
              )}
            >
              <TableHead scope="row" className="text-foreground text-sm">
                {t(`buckets.${age}`)}
              </TableHead>
              <TableCell className="text-caption text-muted-foreground tabular-nums">
                {t.rich('count', { count, noun: (text) => <span aria-hidden="true">{text}</span> })}
              </TableCell>
              <TableCell className="contents">
                <Money amount={amount} currency={currency} className="min-w-26 text-right font-medium" />
                {others.length > 0 && (
                  <div className="text-caption text-muted-foreground col-span-full row-start-2 [&_ul]:justify-end">
                    <CurrencyAmounts sums={others} />
                  </div>
                )}
                <svg aria-hidden="true" className="col-span-full row-start-3 mt-1 mb-2.5 h-2 w-full">
                  <rect width="100%" height="100%" rx="4" className="fill-muted" />
                  <rect
                    width={`${Math.round((amount / longest) * 1000) / 10}%`}
                    height="100%"
                    rx="4"
                    className={BARS[age]}
                  />
                </svg>
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
