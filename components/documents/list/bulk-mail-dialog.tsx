'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import type { InvoiceRow } from './invoice-row'
import { useBulkMail } from './use-bulk-mail'

export type BulkMailPurpose = 'remind' | 'send'

interface BulkMailDialogProps {
  purpose: BulkMailPurpose
  /** The documents to email. */
  rows: InvoiceRow[]
  /** Number of selected documents without an email. */
  leftOutCount: number
  onClose: () => void
}

/** Confirms the emails before any is sent, with the client, number and amount of each document. */
export default function BulkMailDialog({ purpose, rows, leftOutCount, onClose }: BulkMailDialogProps) {
  const t = useTranslations('documents.bulk.mail')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const mail = useBulkMail(rows)
  const count = rows.length
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
            <p className="text-caption text-muted-foreground">{number}</p>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
