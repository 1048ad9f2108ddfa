'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { BellRing, CircleCheck, Download, Mail, Send, Trash2 } from 'lucide-react'
import { BulkBar } from '@/components/shared/list/bulk-bar'
import { toast } from '@/components/hooks/use-toast'
import { useIssuedProtection } from '@/components/shared/issued-protection'
import { usePermissionCheck } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import {
  isDraft,
  getDocumentKind,
  STATUSES_BY_KIND,
  type InvoiceStatus,
} from '@/lib/documents/lifecycle/kinds'
import type { DocumentAction } from '@/lib/documents/lifecycle/action-rules'
import { findNextAction, isAllowed } from '@/lib/documents/lifecycle/document-actions'
import { DeletionReasonField } from '@/components/documents/detail/delete-dialog'
import type { BulkMailPurpose } from './bulk-mail-dialog'
import type { InvoiceRow } from './invoice-row'
import { useBulkActions, type BulkAction, type StatusChangeHandler } from './use-bulk-actions'
import type { Translator } from '@/lib/i18n/translator'

/** Returns sentences on the effects of deleting the selected invoices. */
export function formatDeletionWarning(
  t: Translator<'documents.bulk.delete'>,
  rows: (Pick<InvoiceRow, 'kind' | 'status' | 'obstacles'> & Partial<Pick<InvoiceRow, 'seriesId'>>)[],
): string {
  const kind = getDocumentKind(rows[0] ?? {})
  const groups = STATUSES_BY_KIND[kind]
    .map((status) => ({
      kind,
      status,
      count: rows.filter((row) => row.status === status).length,
    }))
    .filter((group) => group.count > 0)
  const names = { count: rows.length, kind, groups: groups.map((group) => t('group', group)).join(', ') }
  const seriesIds = new Set(rows.flatMap(({ seriesId }) => seriesId ?? []))
  const series = seriesIds.size > 0 ? [t('series', { count: seriesIds.size })] : []
  if (groups.every(isDraft)) return [t('drafts', names), ...series].join(' ')
  const has = (status: InvoiceStatus) => kind === 'INVOICE' && groups.some((group) => group.status === status)
  const creditNotes = rows.flatMap(({ obstacles }) => obstacles?.creditNotes ?? [])
  return [
    t('issued', names),
    t('effects'),
    ...(has('SENT') ? [t('sent')] : []),
    ...(has('PAID') ? [t('paid')] : []),
    ...(kind === 'CREDIT_NOTE' && groups.some(({ status }) => status === 'SENT')
      ? [t('dueAgain', { count: rows.length })]
      : []),
    ...(creditNotes.length > 0
      ? [t('creditNotes', { count: creditNotes.length, numbers: creditNotes.join(', ') })]
      : []),
    ...series,
  ].join(' ')
}

const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

const BulkMailDialog = lazy(() => import('./bulk-mail-dialog'))

type DialogName = BulkMailPurpose | 'issue' | 'delete'

interface InvoiceBulkBarProps {
  /** Selected rows. */
  rows: InvoiceRow[]
  /** Number of rows on the page. */
  total: number
  onSelectAll: () => void
  onClear: () => void
  move: StatusChangeHandler
}

/** Actions for the selected invoices. */
export default function InvoiceBulkBar({ rows, total, onSelectAll, onClear, move }: InvoiceBulkBarProps) {
  const t = useTranslations('documents.bulk')
  const tDelete = useTranslations('documents.bulk.delete')
  const tStatus = useTranslations('documents.status')
  const tCommon = useTranslations('common')
  const kind = getDocumentKind(rows[0] ?? {})
  const [openDialog, setOpenDialog] = useState<DialogName | null>(null)
  const close = () => setOpenDialog(null)
  const [reason, setReason] = useState('')
  const { pending, mark, countIssuedForGood, remove, download } = useBulkActions(rows, move, onClear)
  const issuedCount = countIssuedForGood('issue')
  const may = usePermissionCheck()
  const isProtected = useIssuedProtection()
  const deletable = rows.filter((row) => isAllowed('delete', { ...row, isProtected }))
  const keptCount = rows.length - deletable.length
  const can = (step: DocumentAction) => may('write') && rows.some((row) => findNextAction(row) === step)
  const mailable: Record<BulkMailPurpose, InvoiceRow[]> = {
    remind: rows.filter((row) => row.dueState === 'OVERDUE' && isAllowed('remind', row)),
    send: rows.filter((row) => isDraft(row) && isAllowed('send', row)),
  }
  const busy = (action: BulkAction) => ({
    loading: pending === action,
    disabled: pending !== null && pending !== action,
  })

  return (
    <BulkBar
      label={t('label', { kind })}
      selectedCount={rows.length}
      total={total}
      onSelectAll={onSelectAll}
      onClear={onClear}
    >
      {can('issue') && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => (issuedCount > 0 ? setOpenDialog('issue') : mark('issue'))}
        >
          <Send aria-hidden="true" />
          {tStatus('markAs', { status: 'SENT' })}
        </Button>
      )}
      {can('settle') && (
        <Button variant="outline" size="sm" onClick={() => mark('settle')}>
          <CircleCheck aria-hidden="true" />
          {tStatus('markAs', { status: 'PAID' })}
        </Button>
      )}
      {can('accept') && (
        <Button variant="outline" size="sm" onClick={() => mark('accept')}>
          <CircleCheck aria-hidden="true" />
          {tStatus('markAs', { status: 'ACCEPTED' })}
        </Button>
      )}
      {may('write') && mailable.remind.length > 0 && (
        <Button variant="outline" size="sm" onClick={() => setOpenDialog('remind')}>
          <BellRing aria-hidden="true" />
          {t('mail.button.remind', { count: mailable.remind.length })}
        </Button>
      )}
      {may('write') && mailable.send.length > 0 && (
        <Button variant="outline" size="sm" onClick={() => setOpenDialog('send')}>
          <Mail aria-hidden="true" />
          {t('mail.button.send')}
        </Button>
      )}
      {(may('export') || rows.length === 1) && (
        <Button variant="outline" size="sm" onClick={download} {...busy('pdfs')}>
          <Download aria-hidden="true" />
          {t('download', { count: rows.length })}
        </Button>
      )}
      {may('remove') && (
        <Button
          variant="outline"
          size="sm"
          className="text-destructive"
          onClick={() => {
            if (deletable.length > 0) setOpenDialog('delete')
            else toast({ title: tDelete('kept', { count: keptCount, kind }), variant: 'destructive' })
          }}
          {...busy('delete')}
        >
          <Trash2 aria-hidden="true" />
          {tCommon('delete')}
        </Button>
      )}
      {(openDialog === 'remind' || openDialog === 'send') && (
        <Suspense>
          <BulkMailDialog
            purpose={openDialog}
            rows={mailable[openDialog]}
            leftOutCount={rows.length - mailable[openDialog].length}
            onClose={close}
          />
        </Suspense>
      )}
      {openDialog === 'issue' && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={close}
            title={t('issue.title', { count: issuedCount, kind })}
            description={t('issue.text', { kind })}
            confirmLabel={tStatus('markAs', { status: 'SENT' })}
            variant="default"
            onConfirm={() => mark('issue')}
          />
        </Suspense>
      )}
      {openDialog === 'delete' && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={close}
            title={tDelete('title', { count: deletable.length, kind })}
            description={[
              formatDeletionWarning(tDelete, deletable),
              ...(keptCount > 0 ? [tDelete('kept', { count: keptCount, kind })] : []),
            ].join(' ')}
            confirmLabel={tCommon('delete')}
            onConfirm={() => remove(reason.trim())}
          >
            {!deletable.every(isDraft) && <DeletionReasonField value={reason} onChange={setReason} />}
          </ConfirmDialog>
        </Suspense>
      )}
    </BulkBar>
  )
}
