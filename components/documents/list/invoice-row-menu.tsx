'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef, useState } from 'react'
import { BellRing, CopyPlus, Share2 } from 'lucide-react'
import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu'
import { isAllowed, getStatusAfter } from '@/lib/documents/lifecycle/document-actions'
import type { InvoiceStatus } from '@/lib/documents/lifecycle/kinds'
import { AnchoredMenu } from '@/components/shared/anchored-menu'
import type { InvoiceRow } from './invoice-row'
import { DeleteMenuItem } from '@/components/documents/detail/delete-menu-item'
import { RecurringMenuItem } from '@/components/documents/detail/recurring-menu-item'
import { StatusMenuItems, needsCancelConfirmation } from '@/components/documents/detail/status-menu-items'
import { needsIssueConfirmation } from '@/components/documents/detail/use-status-change'
import { useIssuedProtection } from '@/components/shared/issued-protection'
import { useDuplicate } from '@/components/documents/detail/use-duplicate'

const CancelDialog = lazy(() => import('@/components/documents/detail/cancel-dialog'))
const CreditNoteDialog = lazy(() =>
  import('@/components/documents/credit-notes/credit-note-dialog').then((module) => ({
    default: module.CreditNoteDialog,
  })),
)
const DeleteDialog = lazy(() => import('@/components/documents/detail/delete-dialog'))
const IssueDialog = lazy(() => import('@/components/documents/detail/issue-dialog'))
const SendDialog = lazy(() =>
  import('@/components/documents/mail/send-dialog').then((module) => ({ default: module.SendDialog })),
)
const ShareDialog = lazy(() =>
  import('@/components/documents/public-links/share-dialog').then((module) => ({
    default: module.ShareDialog,
  })),
)

type DialogName = 'share' | 'remind' | 'delete' | 'cancel' | 'credit' | { issue: InvoiceStatus }

interface InvoiceRowMenuProps {
  row: InvoiceRow | undefined
  anchor: HTMLElement
  byKeyboard: boolean
  open: boolean
  onClose: () => void
  onStatus: (id: number, status: InvoiceStatus) => void
  onDelete: (id: number, reason: string) => Promise<boolean>
}

/** Actions of a row, with their dialogs. */
export default function InvoiceRowMenu(props: InvoiceRowMenuProps) {
  const t = useTranslations('documents.list.menu')
  const { anchor, byKeyboard, open, onClose, onStatus, onDelete } = props
  // Dialogs keep the row they were opened for, even after it has left the list.
  const [openDialog, setOpenDialog] = useState<{ what: DialogName; row: InvoiceRow } | null>(null)
  const next = useRef<typeof openDialog>(null)
  const { row } = props
  const duplicate = useDuplicate(row?.kind)
  const isProtected = useIssuedProtection()
  const issued = typeof openDialog?.what === 'object' ? openDialog.what.issue : null

  const pick = (what: DialogName) => {
    if (row) next.current = { what, row }
  }
  const openPicked = () => {
    if (next.current) setOpenDialog(next.current)
    next.current = null
  }
  const close = () => setOpenDialog(null)

  return (
    <>
      {row && (
        <AnchoredMenu
          key={row.id}
          anchor={anchor}
          byKeyboard={byKeyboard}
          open={open}
          onClose={onClose}
          onClosed={openPicked}
          label={t('label', { number: row.number })}
        >
          <StatusMenuItems
            document={row}
            obstacles={row.obstacles}
            onStatus={(status) => {
              if (needsIssueConfirmation({ ...row, isProtected }, status)) pick({ issue: status })
              else if (needsCancelConfirmation(row, status)) pick('cancel')
              else onStatus(row.id, status)
            }}
          />
          <DropdownMenuSeparator />
          {row.dueState === 'OVERDUE' && isAllowed('remind', row) && (
            <DropdownMenuItem onSelect={() => pick('remind')}>
              <BellRing aria-hidden="true" />
              {t('remind')}
            </DropdownMenuItem>
          )}
          {isAllowed('share', row) && (
            <DropdownMenuItem onSelect={() => pick('share')}>
              <Share2 aria-hidden="true" />
              {t('share')}
            </DropdownMenuItem>
          )}
          {isAllowed('copy', row) && (
            <DropdownMenuItem onSelect={() => void duplicate(row.id)}>
              <CopyPlus aria-hidden="true" />
              {t('duplicate')}
            </DropdownMenuItem>
          )}
          <RecurringMenuItem document={row} />
          <DeleteMenuItem document={row} onSelect={() => pick('delete')} />
        </AnchoredMenu>
      )}
      <Suspense>
        {openDialog?.what === 'delete' && (
          <DeleteDialog
            row={openDialog.row}
            onClose={close}
            onDelete={(reason) => onDelete(openDialog.row.id, reason)}
            onCancel={() => onStatus(openDialog.row.id, getStatusAfter('cancel', openDialog.row))}
          />
        )}
      </Suspense>
      <Suspense>
        {openDialog?.what === 'cancel' && (
          <CancelDialog
            invoice={openDialog.row}
            onClose={() => setOpenDialog((now) => (now?.what === 'cancel' ? null : now))}
            onCancel={() => onStatus(openDialog.row.id, getStatusAfter('cancel', openDialog.row))}
            onCredit={() => setOpenDialog({ what: 'credit', row: openDialog.row })}
          />
        )}
      </Suspense>
      <Suspense>
        {openDialog && issued && (
          <IssueDialog
            document={openDialog.row}
            status={issued}
            onClose={close}
            onIssue={() => onStatus(openDialog.row.id, issued)}
          />
        )}
      </Suspense>
      <Suspense>
        {openDialog?.what === 'credit' && <CreditNoteDialog invoiceId={openDialog.row.id} onClose={close} />}
      </Suspense>
      <Suspense>
        {openDialog?.what === 'remind' && (
          <SendDialog
            invoice={{ id: openDialog.row.id, invoiceNumber: openDialog.row.number }}
            draftKind="reminder"
            onClose={close}
          />
        )}
      </Suspense>
      <Suspense>
        {openDialog?.what === 'share' && (
          <ShareDialog
            invoice={{
              id: openDialog.row.id,
              kind: openDialog.row.kind,
              status: openDialog.row.status,
              invoiceNumber: openDialog.row.number,
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
