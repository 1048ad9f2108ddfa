'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { getClientTitle } from '@/lib/clients/display-name'
import { toastError } from '@/components/shared/toast-error'
import { useDeleteClients, type DeletableClient } from './use-delete-clients'

/** Number of clients named with their outstanding amounts. */
const MAX_NAMES = 3

interface DeleteClientDialogProps {
  /** One or more clients. */
  clients: DeletableClient[]
  onClose: () => void
  /** Called when clients were deleted or restored. */
  onChanged: () => void
  onDeleted?: () => void
}

export default function DeleteClientDialog(props: DeleteClientDialogProps) {
  const { clients, onClose, onChanged, onDeleted } = props
  const t = useTranslations('clients.delete')
  const tCommon = useTranslations('common')
  const deleteClients = useDeleteClients(onChanged)
  const count = clients.length
  const scheduleCount = clients.reduce((sum, { activeSchedules = 0 }) => sum + activeSchedules, 0)
  const remove = async () => {
    try {
      await deleteClients(clients)
    } catch (error) {
      toastError(t('failed', { count }), error)
      return false
    }
    onDeleted?.()
    onChanged()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { count })}
      description={
        <span className="wrap-anywhere">
          {t('text', { count, client: clients[0] ? getClientTitle(clients[0]) : '' })}
          {scheduleCount > 0 && (
            <strong className="text-foreground mt-3 block font-medium">
              {t('schedules', { count: scheduleCount })}
            </strong>
          )}
          <CreditWarning clients={clients} />
        </span>
      }
      confirmLabel={tCommon('delete')}
      onConfirm={remove}
    />
  )
}

/** Lists the clients that have credit left. */
function CreditWarning({ clients }: Pick<DeleteClientDialogProps, 'clients'>) {
  const t = useTranslations('clients.delete')
  const withCredit = clients.filter(({ credit }) => credit)
  if (!withCredit[0]?.credit) return null
  const named = withCredit
    .slice(0, MAX_NAMES)
    .map((client) => `${getClientTitle(client)} ${client.credit}`)
    .join('; ')
  const more = withCredit.length - MAX_NAMES
  return (
    <strong className="text-foreground mt-3 block font-medium">
      {clients.length === 1
        ? t('credit', { credit: withCredit[0].credit })
        : t('credits', { credits: more > 0 ? t('moreCredits', { credits: named, count: more }) : named })}
    </strong>
  )
}
