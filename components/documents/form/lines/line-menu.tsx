'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { ArrowDown, ArrowUp, BookmarkPlus, CopyPlus, Ruler, Tag, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import {
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
} from '@/components/ui/dropdown-menu'
import { isDeductionLine, type InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { formatMeasure, parseMeasure } from '@/lib/core/money/quantity'
import { COMMON_UNITS, formatUnit } from '@/lib/core/money/units'
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
  const t = useTranslations('documentForm.lines')
  const tCommon = useTranslations('common')
  const { index, isItem, last, isFull, anchor, byKeyboard, open, onAnnounce } = props
  const { getValues, setFocus, setValue } = useFormContext<InvoiceFields>()
  const name = `lineItems.${index}.quantity` as const
  const isFixed = isDeductionLine(getValues(`lineItems.${index}`))
  const { decimalSign, unitLanguage } = getValues()
  const { quantity = 1, unit } = parseMeasure(getValues(name) ?? '', decimalSign, unitLanguage)
  const { onClose, onMove, onDuplicate, onRemove } = props
  // So that a new discount takes the focus at once, and the first digit isn't lost.
  useEffect(() => void import('@/components/documents/form/charges/line-discount'), [])
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
    const amount = Number.isFinite(quantity) ? quantity : 1
    const measure = formatMeasure(amount, next, decimalSign, unitLanguage)
    setValue(name, measure, { shouldDirty: true, shouldTouch: true })
    onAnnounce(t('announce.measure', { line: index + 1, measure }))
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
      label={t('menu.label', { line: index + 1 })}
    >
      {isChoosing ? (
        <DropdownMenuRadioGroup ref={focusSelected} aria-label={t('menu.unit')} value={unit ?? ''}>
          {[null, ...offered(unit)].map((one) => (
            <DropdownMenuRadioItem key={one} value={one ?? ''} onSelect={() => choose(() => count(one))}>
              {one === null
                ? t('menu.noUnit')
                : isCommonUnit(one)
                  ? t(`units.${one}`)
                  : formatUnit(one, 1, unitLanguage)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      ) : (
        <>
          <DropdownMenuItem disabled={isFull || isFixed} onSelect={() => choose(onDuplicate)}>
            <CopyPlus aria-hidden="true" />
            {t('menu.duplicate')}
            <Keys>{isApple ? '⌘D' : t('menu.duplicateKeys')}</Keys>
          </DropdownMenuItem>
          <DropdownMenuItem disabled={index === 0} onSelect={() => choose(() => onMove(index - 1))}>
            <ArrowUp aria-hidden="true" />
            {t('menu.moveUp')}
            <Keys>{alt}↑</Keys>
          </DropdownMenuItem>
          <DropdownMenuItem disabled={index === last} onSelect={() => choose(() => onMove(index + 1))}>
            <ArrowDown aria-hidden="true" />
            {t('menu.moveDown')}
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
                {t('menu.unit')}
                <span className="text-muted-foreground ml-auto max-w-24 truncate pl-6">
                  {unit === null ? t('menu.noUnit') : formatUnit(unit, 1, unitLanguage)}
                </span>
              </DropdownMenuItem>
              <DropdownMenuItem disabled={isFixed} onSelect={() => choose(discount)}>
                <Tag aria-hidden="true" />
                {t('discount')}
                <span className="text-muted-foreground ml-auto max-w-24 truncate pl-6">
                  {getValues(`lineItems.${index}.discount`) || t('menu.noDiscount')}
                </span>
              </DropdownMenuItem>
            </>
          )}
          {isItem && (
            <DropdownMenuItem
              disabled={!canSave || isFixed}
              onSelect={() =>
                choose(
                  () =>
                    void saveItem(line, getValues(), {
                      saved: t('itemSaved'),
                      failed: tCommon('saveFailed'),
                    }),
                )
              }
            >
              <BookmarkPlus aria-hidden="true" />
              {t('menu.saveItem')}
            </DropdownMenuItem>
          )}
          <DropdownMenuSeparator />
          <DropdownMenuItem variant="destructive" onSelect={() => choose(onRemove)}>
            <Trash2 aria-hidden="true" />
            {t('menu.remove')}
            <Keys>{isApple ? '⌘⇧⌫' : t('menu.removeKeys')}</Keys>
          </DropdownMenuItem>
        </>
      )}
    </AnchoredMenu>
  )
}

const focusSelected = (units: HTMLElement | null) =>
  units?.querySelector<HTMLElement>('[aria-checked=true]')?.focus()

const isCommonUnit = (unit: string): unit is (typeof COMMON_UNITS)[number] =>
  COMMON_UNITS.some((common) => common === unit)

/** Units to choose from; any other is typed after the quantity. */
const offered = (unit: string | null): string[] => [
  ...COMMON_UNITS,
  ...(unit !== null && !isCommonUnit(unit) ? [unit] : []),
]

/** Hidden on touch devices. */
function Keys({ children }: { children: ReactNode }) {
  return (
    <DropdownMenuShortcut aria-hidden="true" className="pointer-coarse:hidden">
      {children}
    </DropdownMenuShortcut>
  )
}
