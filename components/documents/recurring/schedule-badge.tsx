import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { ScheduleStatus } from '@/lib/recurring/schedules/types'

const VARIANTS: Record<ScheduleStatus, 'default' | 'secondary' | 'warning'> = {
  ACTIVE: 'default',
  PAUSED: 'warning',
  ENDED: 'secondary',
}

/** Status of a recurring schedule. */
export function ScheduleBadge({ status }: { status: ScheduleStatus }) {
  const t = useTranslations('recurring.status')
  return (
    <Badge dot variant={VARIANTS[status]}>
      {t(status)}
    </Badge>
  )
}
