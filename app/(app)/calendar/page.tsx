import type { Metadata } from 'next'
import { CalendarSheet } from '@/components/calendar/calendar-sheet'
import { MonthLinks } from '@/components/calendar/month-links'
import { PageHeader } from '@/components/shared/page/page-header'
import { DrawnFor } from '@/components/shared/browser/drawn-for'
import { requireMember } from '@/lib/api/session'
import { entriesByDay } from '@/lib/reports/calendar/entries'
import { listForCalendar } from '@/lib/reports/calendar/queries'
import { todayIn } from '@/lib/kernel/dates'
import { daysOnSheet, isMonth, monthOf, weekStartIn } from '@/lib/kernel/dates/month'

export const metadata: Metadata = { title: 'Calendar' }

export default async function CalendarPage({ searchParams }: PageProps<'/calendar'>) {
  const [{ user, actor }, params] = await Promise.all([requireMember(), searchParams])
  const today = todayIn(user.timeZone)
  const month = isMonth(String(params.month)) ? String(params.month) : monthOf(today)
  const weekStart = weekStartIn(user.country)
  const days = daysOnSheet(month, weekStart)
  const { isCut, ...sheet } = await listForCalendar(actor, days[0]!, days.at(-1)!)

  return (
    <>
      <DrawnFor business={actor.businessId} />
      <PageHeader heading="Calendar" actions={<MonthLinks month={month} current={monthOf(today)} />} />
      <CalendarSheet
        month={month}
        today={today}
        weekStart={weekStart}
        entries={entriesByDay(sheet, days, today)}
        isCut={isCut}
      />
    </>
  )
}
