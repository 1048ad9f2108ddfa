import { useTranslations } from 'next-intl'
import { CalendarSkeleton } from '@/components/calendar/calendar-frame'
import { PageHeader } from '@/components/shared/page/page-header'
import { ButtonSkeleton } from '@/components/shared/page/skeletons'

export default function CalendarLoading() {
  const t = useTranslations('calendar')
  return (
    <>
      <PageHeader heading={t('title')} actions={<ButtonSkeleton className="w-80 max-w-[80vw]" />} />
      <CalendarSkeleton />
    </>
  )
}
