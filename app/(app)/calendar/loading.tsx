import { CalendarSkeleton } from '@/components/calendar/calendar-frame'
import { PageHeader } from '@/components/shared/page/page-header'
import { ButtonSkeleton } from '@/components/shared/page/skeletons'

export default function CalendarLoading() {
  return (
    <>
      <PageHeader heading="Calendar" actions={<ButtonSkeleton className="w-80 max-w-[80vw]" />} />
      <CalendarSkeleton />
    </>
  )
}
