import Link from 'next/link'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { addMonths, formatMonth, type Month } from '@/lib/kernel/dates/month'

const address = (month: Month) => `/calendar?month=${month}`

/** From month to month. `current` is the month it is for the user. */
export function MonthLinks({ month, current }: { month: Month; current: Month }) {
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  return (
    <nav aria-label="Months" className="flex flex-wrap items-center gap-2">
      <p className="mr-2 min-w-36 text-right text-base font-medium max-sm:text-left" aria-live="polite">
        {formatMonth(month)}
      </p>
      <Button asChild variant="outline" size="icon">
        <Link href={address(before)} scroll={false} rel="prev" aria-label={formatMonth(before)}>
          <ChevronLeft aria-hidden="true" />
        </Link>
      </Button>
      <Button asChild variant="outline">
        <Link href="/calendar" scroll={false} aria-current={month === current ? 'date' : undefined}>
          Today
        </Link>
      </Button>
      <Button asChild variant="outline" size="icon">
        <Link href={address(after)} scroll={false} rel="next" aria-label={formatMonth(after)}>
          <ChevronRight aria-hidden="true" />
        </Link>
      </Button>
    </nav>
  )
}
