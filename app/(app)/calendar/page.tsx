import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { withMember } from '@/app/(app)/page-guards'
import { MonthCalendar } from '@/components/calendar/month-calendar'
import { MonthNavigation } from '@/components/calendar/month-navigation'
import { PageHeader } from '@/components/shared/page/page-header'
import { groupEntriesByDay } from '@/lib/reports/calendar/calendar-entries'
import { listForCalendar } from '@/lib/reports/calendar/queries'
import { todayIn } from '@/lib/core/dates'
import { listCalendarDays, isMonth, toMonth, getWeekStart } from '@/lib/core/dates/month'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('calendar')
  return { title: t('title') }
}

export default withMember<PageProps<'/calendar'>>(async ({ user, actor }, { searchParams }) => {
  const t = await getTranslations('calendar')
  const params = await searchParams
  const today = todayIn(user.timeZone)
  const month = isMonth(String(params.month)) ? String(params.month) : toMonth(today)
  const weekStart = getWeekStart(user.country, await getLocale())
  const days = listCalendarDays(month, weekStart)
  const { isTruncated, ...content } = await listForCalendar(actor, days[0]!, days.at(-1)!)

  return (
    <>
      <PageHeader heading={t('title')} actions={<MonthNavigation month={month} current={toMonth(today)} />} />
      <MonthCalendar
        month={month}
        today={today}
        weekStart={weekStart}
        entries={groupEntriesByDay(content, days, today)}
        isTruncated={isTruncated}
      />
    </>
  )
})
