'use client'

import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFormContext, useFormState } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { TEXT_LINE_KINDS } from '@/lib/documents/line-items/line-kinds'
import { useModifierKey } from '@/components/shared/text/keycap'
import { LineError } from './line-fields'
import { LineItemRow } from './line-item-row'
import { useLineItems, findLineColumn, toLineCommand } from './use-line-items'

const loadMenu = () => import('./line-menu')
const LineMenu = lazy(loadMenu)
const loadDrag = () => import('./line-drag')

interface Menu {
  index: number
  anchor: HTMLElement
  byKeyboard: boolean
}

/** Line items, typed as in a spreadsheet or pasted from one. */
export function LineItems() {
  const t = useTranslations('documentForm.lines')
  const { control } = useFormContext<InvoiceFields>()
  const { errors } = useFormState({ control, name: 'lineItems' })
  // Errors of all line items together: too many, or a total too high.
  const error = errors.lineItems?.root?.message ?? errors.lineItems?.message
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const lines = useLineItems(list, addButton)
  const [menu, setMenu] = useState<Menu | null>(null)
  const [menuOpen, setMenuOpen] = useState(false)
  // Pressing the handle of an open menu closes it before the click arrives.
  const justClosed = useRef(false)
  const last = lines.fields.length - 1
  const canDrag = last > 0

  // Preloaded: on a slow connection a touch could end before the code has arrived.
  useEffect(() => {
    if (canDrag) void loadDrag().catch(() => undefined)
  }, [canDrag])

  const onKeyDown = (index: number, event: KeyboardEvent<HTMLElement>) => {
    const command = toLineCommand(event) ?? (lines.isErased(index, event) ? 'remove' : null)
    if (!command) return
    event.preventDefault()
    const field = event.target as HTMLElement
    const column = findLineColumn(field) ?? undefined
    if (command === 'next') return index === last ? lines.add() : lines.focus(index + 1)
    if (command === 'above') return index > 0 && lines.focus(index - 1, column)
    if (command === 'below') return index < last && lines.focus(index + 1, column)
    if (command === 'duplicate') return lines.duplicate(index)
    if (command === 'remove') return lines.removeLine(index, 'above')
    lines.moveTo(index, command === 'moveUp' ? index - 1 : index + 1, field)
  }

  const startDrag = (index: number, event: PointerEvent<HTMLElement>) => {
    if (!canDrag || event.button !== 0 || !event.isPrimary) return
    const { currentTarget: handle, pointerId, clientY } = event
    handle.setPointerCapture?.(pointerId)
    const onDrop = (to: number) => lines.moveTo(index, to)
    void loadDrag().then(
      ({ startLineDrag }) =>
        list.current &&
        startLineDrag({ list: list.current, handle, from: index, pointerId, clientY, onDrop }),
      () => undefined,
    )
  }

  return (
    <div className="@container grid gap-3">
      <ul
        ref={list}
        aria-label={t('label')}
        className="group/lines grid gap-3 data-dragging:cursor-grabbing data-dragging:select-none"
      >
        {lines.fields.map((field, index) => (
          <LineItemRow
            key={field.id}
            index={index}
            kind={field.kind}
            menuOpen={menuOpen && menu?.index === index}
            onKeyDown={(event) => onKeyDown(index, event)}
            onPaste={(event) => lines.paste(index, event)}
            onAnnounce={lines.announce}
            onDragStart={(event) => startDrag(index, event)}
            onMenuPress={() => {
              justClosed.current = menuOpen && menu?.index === index
            }}
            onMenuPreload={loadMenu}
            onMenuOpen={(anchor, byKeyboard) => {
              if (justClosed.current && !byKeyboard) return
              setMenu({ index, anchor, byKeyboard })
              setMenuOpen(true)
            }}
            onRemove={() => lines.removeLine(index)}
          />
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {lines.announcement}
      </p>
      {error && last >= 0 && <LineError role="alert" message={error} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-1">
          {/* The name lets the focus move here if there are no line items. */}
          <Button
            ref={addButton}
            name="lineItems"
            variant="outline"
            className="mr-1 w-fit"
            aria-label={t('add.ITEM')}
            onClick={() => lines.add()}
            disabled={lines.isFull}
          >
            <Plus aria-hidden="true" />
            {t('addItem')}
          </Button>
          {TEXT_LINE_KINDS.map((kind) => (
            <Button
              key={kind}
              variant="ghost"
              size="sm"
              className="text-muted-foreground"
              aria-label={t(`add.${kind}`)}
              onClick={() => lines.add(kind)}
              disabled={lines.isFull}
            >
              <Plus aria-hidden="true" />
              {t(`kinds.${kind}`)}
            </Button>
          ))}
        </div>
        <LineHints />
      </div>
      {menu && (
        <Suspense>
          <LineMenu
            {...menu}
            isItem={lines.fields[menu.index]?.kind === 'ITEM'}
            open={menuOpen}
            onAnnounce={lines.announce}
            last={last}
            isFull={lines.isFull}
            onClose={() => setMenuOpen(false)}
            onMove={(to) => lines.moveTo(menu.index, to, menu.anchor)}
            onDuplicate={() => lines.duplicate(menu.index)}
            onRemove={() => lines.removeLine(menu.index)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Keyboard shortcuts, if there is a keyboard. */
function LineHints() {
  const t = useTranslations('documentForm.lines.hints')
  const modifier = useModifierKey()
  const key = (text: ReactNode) => <HintKey>{text}</HintKey>
  const control = () => <HintKey>{modifier}</HintKey>
  return (
    <p className="text-muted-foreground hidden flex-wrap gap-x-3 gap-y-1 text-xs @lg:pointer-fine:flex">
      <span>{t.rich('next', { key })}</span>
      <span>{t.rich('move', { key })}</span>
      <span>{t.rich('duplicate', { key, control })}</span>
      <span>{t.rich('remove', { key, control })}</span>
      <span>{t('measure')}</span>
    </p>
  )
}

const HintKey = ({ children }: { children: ReactNode }) => (
  <kbd className="bg-muted rounded-xs border px-1.25 py-px font-sans">{children}</kbd>
)
