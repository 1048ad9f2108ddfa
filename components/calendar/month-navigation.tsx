import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '@/components/shared/icon-button'
import { Button } from '@/components/ui/button'
import { addMonths, formatMonth, type Month } from '@/lib/core/dates/month'

export const getMonthPath = (month: Month) => `/calendar?month=${month}`

/** Links to the previous and next month. `current`: the user's current month. */
export function MonthNavigation({ month, current }: { month: Month; current: Month }) {
  const t = useTranslations('calendar')
  const locale = useLocale()
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  return (
    <nav aria-label={t('months')} className="flex flex-wrap items-center gap-2 max-lg:w-full">
      <p
        className="mr-2 min-w-36 text-right text-base font-medium max-lg:mr-auto max-lg:min-w-0 max-lg:text-left"
        aria-live="polite"
      >
        {formatMonth(month, locale)}
      </p>
      <IconButton asChild variant="outline" label={formatMonth(before, locale)}>
        <Link href={getMonthPath(before)} scroll={false} rel="prev">
          <ChevronLeft aria-hidden="true" />
        </Link>
      </IconButton>
      <Button asChild variant="outline">
        <Link href="/calendar" scroll={false} aria-current={month === current ? 'date' : undefined}>
          {t('today')}
        </Link>
      </Button>
      <IconButton asChild variant="outline" label={formatMonth(after, locale)}>
        <Link href={getMonthPath(after)} scroll={false} rel="next">
          <ChevronRight aria-hidden="true" />
        </Link>
      </IconButton>
    </nav>
  )
}
