import Link from 'next/link'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button-variants'
import { addMonths, formatMonth, type Month } from '@/lib/kernel/dates/month'

const address = (month: Month) => `/calendar?month=${month}`
const arrow = buttonVariants({ variant: 'outline', size: 'icon' })

/** From month to month. `current` is the month it is for the user. */
export function MonthLinks({ month, current }: { month: Month; current: Month }) {
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  return (
    <nav aria-label="Months" className="flex flex-wrap items-center gap-2">
      <p className="mr-2 min-w-36 text-right text-base font-medium max-sm:text-left" aria-live="polite">
        {formatMonth(month)}
      </p>
      <Link
        href={address(before)}
        scroll={false}
        rel="prev"
        aria-label={formatMonth(before)}
        className={arrow}
      >
        <ChevronLeft aria-hidden="true" />
      </Link>
      <Link
        href="/calendar"
        scroll={false}
        aria-current={month === current ? 'date' : undefined}
        className={buttonVariants({ variant: 'outline' })}
      >
        Today
      </Link>
      <Link href={address(after)} scroll={false} rel="next" aria-label={formatMonth(after)} className={arrow}>
        <ChevronRight aria-hidden="true" />
      </Link>
    </nav>
  )
}
