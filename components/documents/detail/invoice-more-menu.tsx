'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef, useState } from 'react'
import { CopyPlus, Download, FileOutput, Printer, Undo2, Wallet } from 'lucide-react'
import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu'
import { PermissionGate } from '@/components/shared/permissions'
import { setQueryFlag } from '@/components/hooks/use-query-flag'
import { AnchoredMenu } from '@/components/shared/anchored-menu'
import { isAllowed, getStatusAfter } from '@/lib/documents/lifecycle/document-actions'
import { getListPath } from '@/lib/documents/lifecycle/routes'
import { getDocumentKind, type HasStatus } from '@/lib/documents/lifecycle/kinds'
import type { InvoiceStatus, Obstacles } from '@/lib/documents/types'
import { useIssuedProtection } from '@/components/shared/issued-protection'
import { useInvoiceStatus } from './invoice-status'
import { DeleteMenuItem } from './delete-menu-item'
import { EditMenuItem } from './edit-menu-item'
import { RecurringMenuItem } from './recurring-menu-item'
import { useDeleteInvoice } from './use-delete-invoice'
import { StatusMenuItems, needsCancelConfirmation } from './status-menu-items'
import { useDuplicate } from './use-duplicate'
import { needsIssueConfirmation } from './use-status-change'

const CreditNoteDialog = lazy(() =>
  import('@/components/documents/credit-notes/credit-note-dialog').then((module) => ({
    default: module.CreditNoteDialog,
  })),
)

const ConvertDialog = lazy(() =>
  import('@/components/documents/convert/convert-dialog').then((module) => ({
    default: module.ConvertDialog,
  })),
)
const CancelDialog = lazy(() => import('./cancel-dialog'))
const DeleteDialog = lazy(() => import('./delete-dialog'))
const IssueDialog = lazy(() => import('./issue-dialog'))

/** Data of the menu besides the status. */
export interface InvoiceMenuData {
  id: number
  invoiceNumber: string
  /** Series that the invoice belongs to. */
  seriesId?: number | null
  obstacles?: Obstacles
  /** Amount received; absent if there is none. */
  received?: string
}

interface InvoiceMoreMenuProps {
  invoice: HasStatus & InvoiceMenuData
  anchor: HTMLElement
  byKeyboard: boolean
  open: boolean
  onClose: () => void
}

type Dialog = 'cancel' | 'credit' | 'convert' | 'delete' | { issue: InvoiceStatus }

/** Further actions on a document's detail screen, with their dialogs. */
export default function InvoiceMoreMenu({ invoice, ...menu }: InvoiceMoreMenuProps) {
  const t = useTranslations('documents.detail.actions')
  const tPayments = useTranslations('payments')
  const { id, invoiceNumber: number, seriesId = null } = invoice
  const kind = getDocumentKind(invoice)
  const isProtected = useIssuedProtection()
  const router = useRouter()
  const { mark } = useInvoiceStatus()
  const duplicate = useDuplicate(kind)
  const deleteInvoice = useDeleteInvoice()
  // Opened after the menu has closed.
  const next = useRef<Dialog | 'payment' | null>(null)
  const [openDialog, setOpenDialog] = useState<Dialog | null>(null)
  const close = () => setOpenDialog(null)
  const remove = async (reason: string) => {
    const isDeleted = await deleteInvoice(id, reason, kind)
    if (isDeleted) router.push(getListPath(kind))
    return isDeleted
  }
  return (
    <>
      <AnchoredMenu
        {...menu}
        label={t('more')}
        onClosed={() => {
          // The payments card has this dialog.
          if (next.current === 'payment') setQueryFlag('payment')
          else setOpenDialog(next.current)
          next.current = null
        }}
      >
        <PermissionGate permission="write">
          <StatusMenuItems
            document={invoice}
            obstacles={invoice.obstacles}
            onStatus={(status) => {
              if (needsIssueConfirmation({ ...invoice, isProtected }, status))
                next.current = { issue: status }
              else if (needsCancelConfirmation(invoice, status)) next.current = 'cancel'
              else mark(status)
            }}
          />
          <DropdownMenuSeparator />
          {isAllowed('pay', invoice) && (
            <DropdownMenuItem onSelect={() => (next.current = 'payment')}>
              <Wallet aria-hidden="true" />
              {tPayments('record.title')}
            </DropdownMenuItem>
          )}
          {isAllowed('convert', invoice) && (
            <DropdownMenuItem onSelect={() => (next.current = 'convert')}>
              <FileOutput aria-hidden="true" />
              {t('convert')}
            </DropdownMenuItem>
          )}
          <EditMenuItem document={invoice} obstacles={invoice.obstacles} />
          {isAllowed('copy', invoice) && (
            <DropdownMenuItem onSelect={() => void duplicate(id)}>
              <CopyPlus aria-hidden="true" />
              {t('duplicate')}
            </DropdownMenuItem>
          )}
          <RecurringMenuItem document={invoice} />
          {isAllowed('credit', invoice) && (
            <DropdownMenuItem onSelect={() => (next.current = 'credit')}>
              <Undo2 aria-hidden="true" />
              {t('credit')}
            </DropdownMenuItem>
          )}
        </PermissionGate>
        {/* Delayed until the menu has closed, because printing blocks the page. */}
        <DropdownMenuItem onSelect={() => setTimeout(() => window.print(), 200)}>
          <Printer aria-hidden="true" />
          {t('print')}
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={`/api/invoices/${id}/pdf`} download>
            <Download aria-hidden="true" />
            {t('downloadPdf')}
          </a>
        </DropdownMenuItem>
        <DeleteMenuItem document={invoice} onSelect={() => (next.current = 'delete')} />
      </AnchoredMenu>
      <Suspense>
        {openDialog === 'cancel' && (
          <CancelDialog
            invoice={{ ...invoice, number }}
            onClose={() => setOpenDialog((now) => (now === 'cancel' ? null : now))}
            onCancel={() => mark(getStatusAfter('cancel', invoice))}
            onCredit={() => setOpenDialog('credit')}
          />
        )}
      </Suspense>
      <Suspense>
        {typeof openDialog === 'object' && openDialog && (
          <IssueDialog
            document={{ kind, number }}
            status={openDialog.issue}
            onClose={close}
            onIssue={() => mark(openDialog.issue)}
          />
        )}
      </Suspense>
      <Suspense>{openDialog === 'credit' && <CreditNoteDialog invoiceId={id} onClose={close} />}</Suspense>
      <Suspense>{openDialog === 'convert' && <ConvertDialog document={invoice} onClose={close} />}</Suspense>
      <Suspense>
        {openDialog === 'delete' && (
          <DeleteDialog
            row={{ ...invoice, number, seriesId }}
            onClose={close}
            onDelete={remove}
            onCancel={() => mark(getStatusAfter('cancel', invoice))}
          />
        )}
      </Suspense>
    </>
  )
}
