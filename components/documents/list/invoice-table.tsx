'use client'

import { lazy, Suspense, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useHasPermission } from '@/components/shared/permissions'
import { ListHeader } from '@/components/shared/list/list-header'
import type { ListHeading } from '@/components/shared/list/list-links'
import { useOpenRow } from '@/components/shared/list/use-open-row'
import { useRowSelection, useFocusOnRowRemoval } from '@/components/shared/list/use-row-selection'
import { NavigationProgress } from '@/components/shared/page/progress-link'
import { getDocumentKind } from '@/lib/documents/lifecycle/kinds'
import { Table, TableBody } from '@/components/ui/table'
import type { InvoiceRow } from './invoice-row'
import { InvoiceTableRow } from './invoice-table-row'
import { useDeleteInvoice } from '@/components/documents/detail/use-delete-invoice'
import { useStatusChange } from '@/components/documents/detail/use-status-change'

const load = () => import('./invoice-row-menu')
const InvoiceRowMenu = lazy(load)
const InvoiceBulkBar = lazy(() => import('./invoice-bulk-bar'))

const HEADS = [
  undefined,
  undefined,
  '@max-4xl/list:hidden',
  undefined,
  'text-right',
  undefined,
  'w-12 pl-0 text-right',
]
// A credit note has no due date, so its issue date always has room.
const CREDIT_NOTE_HEADS = HEADS.with(2, undefined).with(3, 'hidden')

interface Chosen {
  id: number
  anchor: HTMLElement
  byKeyboard: boolean
}

/**
 * Invoice list. For speed, one listener opens the clicked invoice and one menu, preloaded on hover or focus, serves all
 * rows.
 */
export function InvoiceTable({ rows: stored, headings }: { rows: InvoiceRow[]; headings: ListHeading[] }) {
  const tKinds = useTranslations('documents.kinds')
  const router = useRouter()
  const mayWrite = useHasPermission('write')
  const isSelectable = useHasPermission('export') || mayWrite
  const { shown: rows, move, setStatus } = useStatusChange(stored)
  const { present, toggleAll, clear, press, key } = useRowSelection(stored.map(({ id }) => id))
  const { opening, openRow } = useOpenRow()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [open, setOpen] = useState(false)
  const table = useRef<HTMLTableElement>(null)
  const kind = getDocumentKind(rows[0] ?? {})
  const pressedBesideMenu = useRef(false)
  const row = rows.find(({ id }) => id === chosen?.id)
  const deleteInvoice = useDeleteInvoice()
  useFocusOnRowRemoval(table, rows.length)

  const openMenu = (anchor: HTMLElement, byKeyboard: boolean) => {
    setChosen({ id: Number(anchor.dataset.menu), anchor, byKeyboard })
    setOpen(true)
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (press(event)) return
    const button = (event.target as HTMLElement).closest<HTMLElement>('[data-menu]')
    // A click by Enter or Space has detail 0.
    const byKeyboard = event.detail === 0
    if (button) {
      if (byKeyboard || !pressedBesideMenu.current || button !== chosen?.anchor) openMenu(button, byKeyboard)
      return
    }
    // Otherwise this click only closed the menu.
    if (!pressedBesideMenu.current) openRow(event)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (key(event)) return
    const button = (event.target as HTMLElement).closest<HTMLElement>('[data-menu]')
    if (!button || event.key !== 'ArrowDown') return
    event.preventDefault()
    openMenu(button, true)
  }

  return (
    <>
      {opening && <NavigationProgress />}
      <div className="@container/list">
        <Table
          ref={table}
          tabIndex={-1}
          aria-label={tKinds(kind)}
          aria-busy={opening}
          className="group/table @max-3xl/list:block"
          onPointerEnter={load}
          onPointerDownCapture={() => (pressedBesideMenu.current = open)}
          onFocus={load}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <ListHeader
            // Without the menu, its column is left out.
            headings={mayWrite ? headings : headings.slice(0, -1)}
            classNames={kind === 'CREDIT_NOTE' ? CREDIT_NOTE_HEADS : HEADS}
            selectedCount={present.length}
            rowCount={rows.length}
            isSelectable={isSelectable}
          />
          <TableBody className="group-aria-busy/table:opacity-60 group-aria-busy/table:transition-opacity group-aria-busy/table:delay-80 @max-3xl/list:block">
            {rows.map((invoice) => (
              <InvoiceTableRow
                key={invoice.id}
                row={invoice}
                expanded={open && chosen?.id === invoice.id}
                selected={present.includes(invoice.id)}
                isSelectable={isSelectable}
                hasMenu={mayWrite}
              />
            ))}
          </TableBody>
        </Table>
      </div>
      {present.length > 0 && (
        <Suspense>
          <InvoiceBulkBar
            rows={rows.filter(({ id }) => present.includes(id))}
            total={rows.length}
            onSelectAll={toggleAll}
            onClear={() => {
              clear()
              table.current?.focus()
            }}
            move={move}
          />
        </Suspense>
      )}
      {chosen && (
        <Suspense>
          <InvoiceRowMenu
            {...chosen}
            // If its row leaves the tab, the menu closes.
            row={row}
            open={open && row !== undefined}
            onClose={() => setOpen(false)}
            onStatus={(id, status) => void setStatus(id, status)}
            onDelete={async (id, reason) => {
              const isDeleted = await deleteInvoice(id, reason, row?.kind)
              if (isDeleted) router.refresh()
              return isDeleted
            }}
          />
        </Suspense>
      )}
    </>
  )
}
