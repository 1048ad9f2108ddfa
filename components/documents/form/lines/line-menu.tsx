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
  /** Whether it is counted and charged. */
  isItem: boolean
  /** The index of the last line. */
  last: number
  isFull: boolean
  anchor: HTMLElement
  byKeyboard: boolean
  open: boolean
  /** It counts something else now: what to say. */
  onCounted: (message: string) => void
  onClose: () => void
  onMove: (to: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

/** What can be done with a line, and the keys that do the same. */
export default function LineMenu(props: LineMenuProps) {
  const { index, isItem, last, isFull, anchor, byKeyboard, open, onCounted } = props
  const { getValues, setFocus, setValue } = useFormContext<InvoiceFields>()
  const name = `lineItems.${index}.quantity` as const
  const fixed = isDeductionLine(getValues(`lineItems.${index}`))
  const { quantity = 1, unit } = parseMeasure(getValues(name) ?? '', getValues('decimalSign'))
  const { onClose, onMove, onDuplicate, onRemove } = props
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
  const alt = isApple ? '⌥' : 'Alt '
  // The units take the place of the menu, as a phone has no room beside it; it opens with its acts again.
  const [isChoosing, setChoosing] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setChoosing(false)
  }
  // The menu gives the focus back when it has gone; what was chosen happens after that, and may move it on.
  const chosen = useRef<(() => void) | null>(null)
  const choose = (action: () => void) => {
    chosen.current = action
  }
  /** The unit stands behind the quantity; what is no number yet becomes one. */
  const count = (next: string | null) => {
    const counted = formatMeasure(Number.isFinite(quantity) ? quantity : 1, next, getValues('decimalSign'))
    setValue(name, counted, { shouldDirty: true, shouldTouch: true })
    onCounted(`Line ${index + 1} is ${counted}`)
  }
  const discount = () => {
    const field = `lineItems.${index}.discount` as const
    if (typeof getValues(field) === 'string') setFocus(field)
    else setValue(field, '', { shouldDirty: true })
  }
  const line = getValues(`lineItems.${index}`)
  const canSave = Boolean(line?.description.trim())
  const act = () => {
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
      onClosed={act}
      label={`Actions for line ${index + 1}`}
    >
      {isChoosing ? (
        <DropdownMenuRadioGroup ref={focusChosen} aria-label="Unit" value={unit ?? ''}>
          {[null, ...offered(unit)].map((one) => (
            <DropdownMenuRadioItem key={one} value={one ?? ''} onSelect={() => choose(() => count(one))}>
              {one === null ? 'None' : (UNIT_NAMES[one] ?? one)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      ) : (
        <>
          <DropdownMenuItem disabled={isFull || fixed} onSelect={() => choose(onDuplicate)}>
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
                disabled={fixed}
                onSelect={(event) => {
                  event.preventDefault()
                  setChoosing(true)
                }}
              >
                <Ruler aria-hidden="true" />
                Unit
                <span className="text-muted-foreground ml-auto max-w-24 truncate pl-6">{unit ?? 'None'}</span>
              </DropdownMenuItem>
              <DropdownMenuItem disabled={fixed} onSelect={() => choose(discount)}>
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
              disabled={!canSave || fixed}
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

const focusChosen = (units: HTMLElement | null) =>
  units?.querySelector<HTMLElement>('[aria-checked=true]')?.focus()

/** How the units to choose from are called; any other word is typed behind the quantity. */
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

/** Shown where there is a keyboard. */
function Keys({ children }: { children: ReactNode }) {
  return (
    <DropdownMenuShortcut aria-hidden="true" className="pointer-coarse:hidden">
      {children}
    </DropdownMenuShortcut>
  )
}
