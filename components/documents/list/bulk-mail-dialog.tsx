'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import type { InvoiceRow } from './invoice-row'
import { useBulkMail } from './use-bulk-mail'
import { useMailDrafts } from './use-mail-drafts'

export type BulkMailPurpose = 'remind' | 'send'

interface BulkMailDialogProps {
  purpose: BulkMailPurpose
  /** The documents to email. */
  rows: InvoiceRow[]
  /** Number of selected documents without an email. */
  leftOutCount: number
  onClose: () => void
}

/** Confirms the emails before any is sent, with the client, number, amount and recipients of each document. */
export default function BulkMailDialog({ purpose, rows, leftOutCount, onClose }: BulkMailDialogProps) {
  const t = useTranslations('documents.bulk.mail')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const drafts = useMailDrafts(
    rows.map(({ id }) => id),
    purpose === 'remind' ? 'reminder' : 'invoice',
  )
  const hasNoAddress = (id: number) => drafts.get(id)?.to.length === 0
  const mailable = rows.filter(({ id }) => !hasNoAddress(id))
  const mail = useBulkMail(mailable, drafts)
  const count = mailable.length
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`title.${purpose}`, { count })}
      description={[
        t('text'),
        ...(leftOutCount > 0 ? [t(`leftOut.${purpose}`, { count: leftOutCount })] : []),
      ].join(' ')}
      confirmLabel={t(`submit.${purpose}`, { count })}
      variant="default"
      onConfirm={async () => {
        const isDone = await mail[purpose]()
        router.refresh()
        return isDone
      }}
    >
      <ul aria-label={t('documents')} className="max-h-[min(20rem,40dvh)] divide-y overflow-y-auto border-y">
        {rows.map(({ id, number, client, amount, balanceText }) => (
          <li key={id} className="py-2 wrap-anywhere">
            <p className="flex justify-between gap-3">
              <bdi className="font-medium">{client || tCommon('unknownClient')}</bdi>
              <span className="shrink-0 tabular-nums">
                {purpose === 'remind' ? (balanceText ?? amount) : amount}
              </span>
            </p>
            <p className="text-caption text-muted-foreground">
              {[number, drafts.get(id)?.to.join(', ')].filter(Boolean).join(' · ')}
            </p>
            {hasNoAddress(id) && (
              <p className="text-caption text-destructive font-medium">{t('noAddress')}</p>
            )}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
