'use client'

import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  useTransition,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useRouter } from 'next/navigation'
import { Table } from '@/components/ui/table'
import './invoice-list.css'
import type { InvoiceRow } from './invoice-row'
import { InvoiceTableHead } from './invoice-table-head'
import { InvoiceTableRow } from './invoice-table-row'
import type { ListHeading } from './list-links'
import { moveAmongBoxes } from './select-keys'
import { useInvoiceChanges } from './use-invoice-changes'
import { useSelection } from './use-selection'

const load = () => import('./invoice-row-menu')
const InvoiceRowMenu = lazy(load)
const BulkBar = lazy(() => import('./bulk-bar'))

interface Chosen {
  id: number
  anchor: HTMLElement
  byKeyboard: boolean
}

/**
 * The invoice list. Rows are plain: one listener opens the invoice that was pressed, and one menu serves all of
 * them, fetched when the pointer or the focus comes near.
 */
export function InvoiceTable({ rows: stored, headings }: { rows: InvoiceRow[]; headings: ListHeading[] }) {
  const router = useRouter()
  const { rows, setStatus, remove } = useInvoiceChanges(stored)
  const { present, toggle, toggleAll, clear } = useSelection(stored.map(({ id }) => id))
  const [opening, startOpening] = useTransition()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [open, setOpen] = useState(false)
  const table = useRef<HTMLTableElement>(null)
  const pressedBesideMenu = useRef(false)
  const row = rows.find(({ id }) => id === chosen?.id)
  const gone = chosen !== null && row === undefined

  // A row that leaves the list takes the focus along: the list keeps it.
  useEffect(() => {
    if (gone && document.activeElement === document.body) table.current?.focus()
  }, [gone])

  const openMenu = (anchor: HTMLElement, byKeyboard: boolean) => {
    setChosen({ id: Number(anchor.dataset.menu), anchor, byKeyboard })
    setOpen(true)
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const box = target.closest<HTMLElement>('[data-select]')
    if (box?.dataset.select === 'all') return toggleAll()
    if (box) return toggle(Number(box.dataset.select), event.shiftKey)
    const button = target.closest<HTMLElement>('[data-menu]')
    // A click by Enter or Space has no position of its own.
    const byKeyboard = event.detail === 0
    if (button) {
      if (byKeyboard || !pressedBesideMenu.current || button !== chosen?.anchor) openMenu(button, byKeyboard)
      return
    }
    if (target.closest('a, button, label') || window.getSelection()?.toString()) return
    // This press has closed the menu, and that is all it was for.
    if (pressedBesideMenu.current) return
    const href = target.closest('tbody tr')?.querySelector('a')?.getAttribute('href')
    if (!href) return
    if (event.metaKey || event.ctrlKey) window.open(href, '_blank', 'noopener')
    else startOpening(() => router.push(href))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && present.length > 0) return clear()
    if (moveAmongBoxes(event)) return
    const button = (event.target as HTMLElement).closest<HTMLElement>('[data-menu]')
    if (!button || event.key !== 'ArrowDown') return
    event.preventDefault()
    openMenu(button, true)
  }

  return (
    <>
      <div className="invoice-list-frame">
        <Table
          ref={table}
          tabIndex={-1}
          aria-label="Invoices"
          aria-busy={opening}
          className="invoice-list"
          onPointerEnter={load}
          onPointerDownCapture={() => (pressedBesideMenu.current = open)}
          onFocus={load}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <InvoiceTableHead headings={headings} chosen={present.length} total={rows.length} />
          <tbody>
            {rows.map((invoice) => (
              <InvoiceTableRow
                key={invoice.id}
                row={invoice}
                expanded={open && chosen?.id === invoice.id}
                selected={present.includes(invoice.id)}
              />
            ))}
          </tbody>
        </Table>
      </div>
      {present.length > 0 && (
        <Suspense>
          <BulkBar
            rows={rows.filter(({ id }) => present.includes(id))}
            total={rows.length}
            onAll={toggleAll}
            onClear={() => {
              clear()
              table.current?.focus()
            }}
          />
        </Suspense>
      )}
      {chosen && (
        <Suspense>
          <InvoiceRowMenu
            {...chosen}
            // A row that has left this tab while its menu was open takes the menu along.
            row={row}
            open={open && row !== undefined}
            onClose={() => setOpen(false)}
            onStatus={setStatus}
            onDelete={remove}
          />
        </Suspense>
      )}
    </>
  )
}
