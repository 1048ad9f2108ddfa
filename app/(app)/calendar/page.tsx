import type { Metadata } from 'next'
import { memberPage } from '@/app/(app)/frame'
import { CalendarSheet } from '@/components/calendar/calendar-sheet'
import { MonthLinks } from '@/components/calendar/month-links'
import { PageHeader } from '@/components/shared/page/page-header'
import { entriesByDay } from '@/lib/reports/calendar/entries'
import { listForCalendar } from '@/lib/reports/calendar/queries'
import { todayIn } from '@/lib/kernel/dates'
import { daysOnSheet, isMonth, monthOf, weekStartIn } from '@/lib/kernel/dates/month'

export const metadata: Metadata = { title: 'Calendar' }

export default memberPage<PageProps<'/calendar'>>(async ({ user, actor }, { searchParams }) => {
  const params = await searchParams
  const today = todayIn(user.timeZone)
  const month = isMonth(String(params.month)) ? String(params.month) : monthOf(today)
  const weekStart = weekStartIn(user.country)
  const days = daysOnSheet(month, weekStart)
  const { isCut, ...sheet } = await listForCalendar(actor, days[0]!, days.at(-1)!)

  return (
    <>
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
})
