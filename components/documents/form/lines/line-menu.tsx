'use client'

import { useRef, useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { ArrowDown, ArrowUp, BookmarkPlus, CopyPlus, Ruler, Tag, Trash2 } from 'lucide-react'
import {
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
} from '@/components/ui/dropdown-menu'
import { isDeductionLine, type InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { formatMeasure, parseMeasure } from '@/lib/core/money/quantity'
import { COMMON_UNITS } from '@/lib/core/money/units'
import { saveItem } from './save-item'
import { AnchoredMenu } from '@/components/shared/anchored-menu'

interface LineMenuProps {
  index: number
  /** False for headings and texts. */
  isItem: boolean
  /** Index of the last line. */
  last: number
  isFull: boolean
  anchor: HTMLElement
  byKeyboard: boolean
  open: boolean
  /** Called with the announcement when the unit has changed. */
  onAnnounce: (message: string) => void
  onClose: () => void
  onMove: (to: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

/** Actions of a line with their keyboard shortcuts. */
export default function LineMenu(props: LineMenuProps) {
  const { index, isItem, last, isFull, anchor, byKeyboard, open, onAnnounce } = props
  const { getValues, setFocus, setValue } = useFormContext<InvoiceFields>()
  const name = `lineItems.${index}.quantity` as const
  const isFixed = isDeductionLine(getValues(`lineItems.${index}`))
  const { quantity = 1, unit } = parseMeasure(getValues(name) ?? '', getValues('decimalSign'))
  const { onClose, onMove, onDuplicate, onRemove } = props
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
  const alt = isApple ? '⌥' : 'Alt '
  // The units replace the menu's content, since a phone has no room for a submenu. It reopens with the actions.
  const [isChoosing, setChoosing] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setChoosing(false)
  }
  // Runs after the menu has closed and restored the focus, because the action may move the focus again.
  const chosen = useRef<(() => void) | null>(null)
  const choose = (action: () => void) => {
    chosen.current = action
  }
  /** Sets the unit behind the quantity; an invalid quantity becomes 1. */
  const count = (next: string | null) => {
    const measure = formatMeasure(Number.isFinite(quantity) ? quantity : 1, next, getValues('decimalSign'))
    setValue(name, measure, { shouldDirty: true, shouldTouch: true })
    onAnnounce(`Line ${index + 1} is ${measure}`)
  }
  const discount = () => {
    const field = `lineItems.${index}.discount` as const
    if (typeof getValues(field) === 'string') setFocus(field)
    else setValue(field, '', { shouldDirty: true })
  }
  const line = getValues(`lineItems.${index}`)
  const canSave = Boolean(line?.description.trim())
  const runChosen = () => {
    chosen.current?.()
    chosen.current = null
  }

  return (
    <AnchoredMenu
      key={index}
      anchor={anchor}
      byKeyboard={byKeyboard}
      open={open}
      onClose={onClose}
      onClosed={runChosen}
      label={`Actions for line ${index + 1}`}
    >
      {isChoosing ? (
        <DropdownMenuRadioGroup ref={focusSelected} aria-label="Unit" value={unit ?? ''}>
          {[null, ...offered(unit)].map((one) => (
            <DropdownMenuRadioItem key={one} value={one ?? ''} onSelect={() => choose(() => count(one))}>
              {one === null ? 'None' : (UNIT_NAMES[one] ?? one)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      ) : (
        <>
          <DropdownMenuItem disabled={isFull || isFixed} onSelect={() => choose(onDuplicate)}>
            <CopyPlus aria-hidden="true" />
            Duplicate line
            <Keys>{isApple ? '⌘D' : 'Ctrl D'}</Keys>
          </DropdownMenuItem>
          <DropdownMenuItem disabled={index === 0} onSelect={() => choose(() => onMove(index - 1))}>
            <ArrowUp aria-hidden="true" />
            Move up
            <Keys>{alt}↑</Keys>
          </DropdownMenuItem>
          <DropdownMenuItem disabled={index === last} onSelect={() => choose(() => onMove(index + 1))}>
            <ArrowDown aria-hidden="true" />
            Move down
            <Keys>{alt}↓</Keys>
          </DropdownMenuItem>
          {isItem && (
            <>
              <DropdownMenuItem
                aria-haspopup="menu"
                disabled={isFixed}
                onSelect={(event) => {
                  event.preventDefault()
                  setChoosing(true)
                }}
              >
                <Ruler aria-hidden="true" />
                Unit
                <span className="text-muted-foreground ml-auto max-w-24 truncate pl-6">{unit ?? 'None'}</span>
              </DropdownMenuItem>
              <DropdownMenuItem disabled={isFixed} onSelect={() => choose(discount)}>
                <Tag aria-hidden="true" />
                Discount
                <span className="text-muted-foreground ml-auto max-w-24 truncate pl-6">
                  {getValues(`lineItems.${index}.discount`) || 'None'}
                </span>
              </DropdownMenuItem>
            </>
          )}
          {isItem && (
            <DropdownMenuItem
              disabled={!canSave || isFixed}
              onSelect={() => choose(() => void saveItem(line, getValues()))}
            >
              <BookmarkPlus aria-hidden="true" />
              Save item
            </DropdownMenuItem>
          )}
          <DropdownMenuSeparator />
          <DropdownMenuItem variant="destructive" onSelect={() => choose(onRemove)}>
            <Trash2 aria-hidden="true" />
            Remove line
          </DropdownMenuItem>
        </>
      )}
    </AnchoredMenu>
  )
}

const focusSelected = (units: HTMLElement | null) =>
  units?.querySelector<HTMLElement>('[aria-checked=true]')?.focus()

/** Names of the known units; any other unit is typed after the quantity. */
const UNIT_NAMES: Record<string, string> = {
  h: 'Hours',
  day: 'Days',
  week: 'Weeks',
  month: 'Months',
  piece: 'Pieces',
  page: 'Pages',
  word: 'Words',
  km: 'Kilometres',
}

const offered = (unit: string | null): string[] => [
  ...COMMON_UNITS,
  ...(unit !== null && !Object.hasOwn(UNIT_NAMES, unit) ? [unit] : []),
]

/** Hidden on touch devices. */
function Keys({ children }: { children: ReactNode }) {
  return (
    <DropdownMenuShortcut aria-hidden="true" className="pointer-coarse:hidden">
      {children}
    </DropdownMenuShortcut>
  )
}
