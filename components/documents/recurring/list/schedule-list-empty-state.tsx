import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Repeat } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import { PermissionGate } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { getCreatePath, RECURRING_PATH } from '@/lib/documents/lifecycle/routes'
import type { ScheduleFilter } from '@/lib/recurring/schedules/filter'

/** Empty state: no recurring invoices yet, or none with the status. */
export function ScheduleListEmptyState({ filter: { status, before } }: { filter: ScheduleFilter }) {
  const t = useTranslations('recurring.list.empty')
  if (!status && !before)
    return (
      <EmptyState
        icon={Repeat}
        title={t('title')}
        text={t('first')}
        action={
          <PermissionGate permission="write">
            <Button asChild variant="outline">
              <Link href={getCreatePath('RECURRING')}>{t('create')}</Link>
            </Button>
          </PermissionGate>
        }
      />
    )
  return (
    <EmptyState
      icon={Repeat}
      title={t('title')}
      text={t('none', { status: status ?? 'ALL' })}
      action={
        <Button asChild variant="outline">
          <Link href={RECURRING_PATH}>{t('showAll')}</Link>
        </Button>
      }
    />
  )
}
