'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import { BellRing, CopyPlus, Share2, Trash2 } from 'lucide-react'
import { useHasPermission } from '@/components/shared/permissions'
import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu'
import { isAllowed, getStatusAfter } from '@/lib/documents/lifecycle/document-actions'
import type { InvoiceStatus } from '@/lib/documents/lifecycle/kinds'
import { AnchoredMenu } from '@/components/shared/anchored-menu'
import type { InvoiceRow } from './invoice-row'
import { needsCancelConfirmation } from '@/components/documents/detail/needs-cancel-confirmation'
import { StatusMenuItems } from '@/components/documents/detail/status-menu-items'
import { useDuplicate } from '@/components/documents/detail/use-duplicate'

const CancelDialog = lazy(() => import('@/components/documents/detail/cancel-dialog'))
const CreditNoteDialog = lazy(() =>
  import('@/components/documents/credit-notes/credit-note-dialog').then((module) => ({
    default: module.CreditNoteDialog,
  })),
)
const DeleteDialog = lazy(() => import('@/components/documents/detail/delete-dialog'))
const SendDialog = lazy(() =>
  import('@/components/documents/mail/send-dialog').then((module) => ({ default: module.SendDialog })),
)
const ShareDialog = lazy(() =>
  import('@/components/documents/public-links/share-dialog').then((module) => ({
    default: module.ShareDialog,
  })),
)

type Asked = 'share' | 'remind' | 'delete' | 'cancel' | 'credit'

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
  const { anchor, byKeyboard, open, onClose, onStatus, onDelete } = props
  // Dialogs keep the row they were opened for, even after it has left the list.
  const [asked, setAsked] = useState<{ what: Asked; row: InvoiceRow } | null>(null)
  const next = useRef<typeof asked>(null)
  const { row } = props
  const duplicate = useDuplicate(row?.kind)
  const mayRemove = useHasPermission('remove')

  const pick = (what: Asked) => {
    if (row) next.current = { what, row }
  }
  const openPicked = () => {
    if (next.current) setAsked(next.current)
    next.current = null
  }
  const close = () => setAsked(null)

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
          label={`Actions for ${row.number}`}
        >
          <StatusMenuItems
            document={row}
            obstacles={row.obstacles}
            onStatus={(status) =>
              needsCancelConfirmation(row, status) ? pick('cancel') : onStatus(row.id, status)
            }
          />
          <DropdownMenuSeparator />
          {row.pastDue && isAllowed('remind', row) && (
            <DropdownMenuItem onSelect={() => pick('remind')}>
              <BellRing aria-hidden="true" />
              Send reminder
            </DropdownMenuItem>
          )}
          {isAllowed('share', row) && (
            <DropdownMenuItem onSelect={() => pick('share')}>
              <Share2 aria-hidden="true" />
              View &amp; Share
            </DropdownMenuItem>
          )}
          {isAllowed('copy', row) && (
            <DropdownMenuItem onSelect={() => void duplicate(row.id)}>
              <CopyPlus aria-hidden="true" />
              Duplicate
            </DropdownMenuItem>
          )}
          {mayRemove && isAllowed('delete', row) && (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuItem variant="destructive" onSelect={() => pick('delete')}>
                <Trash2 aria-hidden="true" />
                Delete
              </DropdownMenuItem>
            </>
          )}
        </AnchoredMenu>
      )}
      <Suspense>
        {asked?.what === 'delete' && (
          <DeleteDialog
            row={asked.row}
            onClose={close}
            onDelete={(reason) => onDelete(asked.row.id, reason)}
            onCancel={() => onStatus(asked.row.id, getStatusAfter('cancel', asked.row))}
          />
        )}
      </Suspense>
      <Suspense>
        {asked?.what === 'cancel' && (
          <CancelDialog
            invoice={asked.row}
            onClose={() => setAsked((now) => (now?.what === 'cancel' ? null : now))}
            onCancel={() => onStatus(asked.row.id, getStatusAfter('cancel', asked.row))}
            onCredit={() => setAsked({ what: 'credit', row: asked.row })}
          />
        )}
      </Suspense>
      <Suspense>
        {asked?.what === 'credit' && <CreditNoteDialog invoiceId={asked.row.id} onClose={close} />}
      </Suspense>
      <Suspense>
        {asked?.what === 'remind' && (
          <SendDialog
            invoice={{ id: asked.row.id, invoiceNumber: asked.row.number }}
            letter="reminder"
            onClose={close}
          />
        )}
      </Suspense>
      <Suspense>
        {asked?.what === 'share' && (
          <ShareDialog
            invoice={{ id: asked.row.id, kind: asked.row.kind, invoiceNumber: asked.row.number }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
