'use client'

import {
  Fragment,
  lazy,
  Suspense,
  useId,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { Ellipsis, GripVertical, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { UndrawableHint } from '@/components/shared/form/undrawable-hint'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { LineKind } from '@/lib/documents/line-items/line-kinds'
import { computeLineAmount } from '@/lib/documents/totals/compute-totals'
import { normalizeQuantity } from '@/lib/core/money/quantity'
import { cn } from '@/lib/utils'
import {
  isDeductionLine,
  NEW_LINE,
  toPricedLine,
  type InvoiceFields,
} from '@/components/documents/form/invoice-form-values'
import { useTaxOptions } from '@/components/documents/form/charges/tax-field'
import { LineDescription } from './line-description'
import { LineError, UnitHint, LinePrice } from './line-fields'
import { useRegisterWithDefault } from '@/components/documents/form/use-register-with-default'
import { useFormats } from '@/components/shared/formats'

const LineTax = lazy(() => import('@/components/documents/form/charges/line-tax'))
const LineDiscount = lazy(() => import('@/components/documents/form/charges/line-discount'))

type LineItemRowProps = {
  index: number
  kind: LineKind
  menuOpen: boolean
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  /** Called with the announcement when the line was filled in automatically. */
  onAnnounce: (message: string) => void
  /** Called when the drag handle is pressed. */
  onDragStart: (event: PointerEvent<HTMLElement>) => void
  /** Called when the button of the menu is pressed, before its click. */
  onMenuPress: () => void
  /** Called before the menu is opened, so that it can be preloaded. */
  onMenuPreload: () => void
  onMenuOpen: (anchor: HTMLElement, byKeyboard: boolean) => void
  onRemove: () => void
}

/** Marks an invalid field, which has no border of its own. */
const CELL_STATES = 'has-aria-invalid:shadow-[inset_0_0_0_1px_var(--destructive)]'

/** An input within the frame of its line. */
const PLAIN = 'border-0 bg-transparent shadow-none focus-visible:-outline-offset-2'

/** Shown with a mouse only while the line is hovered or has the focus. */
const QUIET =
  'text-muted-foreground pointer-fine:opacity-0 group-hover/line:opacity-100 group-focus-within/line:opacity-100'

/** Row of one line: an item's fields and amount, or a heading or text, and the line's actions. */
export function LineItemRow(props: LineItemRowProps) {
  const {
    index,
    kind,
    menuOpen,
    onKeyDown,
    onPaste,
    onAnnounce,
    onDragStart,
    onMenuPress,
    onMenuPreload,
    onMenuOpen,
    onRemove,
  } = props
  const t = useTranslations('documentForm.lines')
  const { control, getValues, setValue } = useFormContext<InvoiceFields>()
  const { errors } = useFormState({ control, name: `lineItems.${index}` })
  const error = errors.lineItems?.[index]
  const id = useId()
  const line = index + 1
  const isItem = kind === 'ITEM'

  const getInputProps = (key: 'description' | 'quantity' | 'unitPrice') => ({
    id: `${id}-${key}`,
    'aria-required': true,
    'aria-invalid': error?.[key] ? true : undefined,
    'aria-describedby': error?.[key] ? `${id}-${key}-error` : undefined,
  })
  const isFixed = isDeductionLine(getValues(`lineItems.${index}`))
  const hasSeveralTaxes = useTaxOptions().length > 0
  const [discount, tax] = useWatch({
    control,
    name: [`lineItems.${index}.discount`, `lineItems.${index}.tax`],
  })
  const hasTax = isItem && !isFixed && (hasSeveralTaxes || Boolean(tax))
  const hasDiscount = isItem && !isFixed && typeof discount === 'string'
  const numeric = {
    readOnly: isFixed,
    inputMode: 'decimal',
    autoComplete: 'off',
    className: cn(PLAIN, 'h-8 px-2 text-right tabular-nums @md:h-9 @md:px-3 @md:pl-16'),
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
  } as const
  const quantity = useRegisterWithDefault<InvoiceFields>(`lineItems.${index}.quantity`)
  const normalize = (event: FocusEvent<HTMLInputElement>) => {
    const normalized = normalizeQuantity(
      event.target.value,
      getValues('decimalSign'),
      getValues('unitLanguage'),
    )
    if (normalized !== event.target.value)
      setValue(`lineItems.${index}.quantity`, normalized, { shouldDirty: true })
    void quantity.onBlur(event)
  }

  return (
    <li
      className={cn(
        '@container group-data-dragging/lines:not-data-dragged:transition-transform group-data-dragging/lines:not-data-dragged:duration-160',
        // The dragged line is drawn above the others.
        'data-dragged:bg-popover data-dragged:outline-popover data-dragged:relative data-dragged:z-10 data-dragged:rounded-md data-dragged:shadow-[0_0_0_calc(0.5rem+1px)_var(--border),var(--shadow-lg)] data-dragged:outline-8',
      )}
      onKeyDown={onKeyDown}
    >
      <div
        className={cn(
          'group/line border-input hover:border-input-hover bg-card grid grid-cols-[minmax(0,1fr)_auto_auto] items-start rounded-md border shadow-xs',
          isItem && '@md:grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        <div className={CELL_STATES}>
          <label htmlFor={`${id}-description`} className="sr-only">
            {isItem ? t('description') : t(`kinds.${kind}`)}
            {t('ofLine', { line })}
          </label>
          <LineDescription
            {...getInputProps('description')}
            className={PLAIN}
            index={index}
            kind={kind}
            onPaste={onPaste}
            onAnnounce={onAnnounce}
          />
        </div>
        {/* Not a control: the menu and Alt with the arrow keys move a line, too. */}
        <span
          aria-hidden="true"
          title={t('drag')}
          className={cn(
            QUIET,
            'grid h-9 w-8 cursor-grab touch-none place-items-center justify-self-end active:cursor-grabbing pointer-coarse:h-11 pointer-coarse:w-10',
          )}
          onPointerDown={onDragStart}
        >
          <GripVertical className="size-4" />
        </span>
        {isItem && (
          <div
            className={cn(
              'divide-border bg-muted/35 order-1 col-span-full grid grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)] divide-x rounded-b-md border-t @md:order-none @md:col-span-1 @md:grid-cols-[8rem_10rem_minmax(0,1fr)] @md:rounded-br-none',
              hasTax &&
                'grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)_minmax(0,5fr)] @md:grid-cols-[7.5rem_9.5rem_minmax(0,7.5rem)_minmax(0,1fr)]',
            )}
          >
            <Cell htmlFor={`${id}-quantity`} label={t('quantity')} line={line}>
              <Input {...quantity} {...getInputProps('quantity')} {...numeric} onBlur={normalize} />
            </Cell>
            <Cell htmlFor={`${id}-unitPrice`} label={t('unitPrice')} line={line}>
              <LinePrice index={index} {...getInputProps('unitPrice')} {...numeric} />
            </Cell>
            {hasTax && (
              <Suspense fallback={<span />}>
                <LineTax
                  index={index}
                  own={tax}
                  errorId={error?.tax ? `${id}-tax-error` : undefined}
                  className={CELL_STATES}
                />
              </Suspense>
            )}
            <LineAmount index={index} />
          </div>
        )}
        <div
          className={cn(
            'flex justify-end',
            isItem && '@md:bg-muted/35 @md:h-full @md:rounded-br-md @md:border-t',
          )}
        >
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t('menu.label', { line })}
            aria-haspopup="menu"
            aria-expanded={menuOpen}
            className="text-muted-foreground h-9 focus-visible:-outline-offset-2"
            onPointerEnter={onMenuPreload}
            onFocus={onMenuPreload}
            onPointerDown={onMenuPress}
            // A click by Enter or Space has detail 0.
            onClick={(event) => onMenuOpen(event.currentTarget, event.detail === 0)}
          >
            <Ellipsis aria-hidden="true" />
          </Button>
          {/* Not a tab stop, and not on a phone: the menu offers the same action. */}
          <Button
            variant="ghost"
            size="icon-sm"
            tabIndex={-1}
            aria-label={t('remove', { line })}
            className={cn(QUIET, 'hidden h-9 @md:inline-flex')}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
        {hasDiscount && (
          <Suspense>
            <LineDiscount
              index={index}
              errorId={error?.discount ? `${id}-discount-error` : undefined}
              className="order-2 col-span-full border-t @md:order-none"
            />
          </Suspense>
        )}
      </div>
      <LineTextHint index={index} />
      {(['description', 'quantity', 'unitPrice', 'discount', 'tax'] as const).map(
        (key) =>
          error?.[key]?.message && (
            <Fragment key={key}>
              <LineError id={`${id}-${key}-error`} className="mt-1.5" message={error[key].message} />
              {key === 'quantity' && <UnitHint index={index} onAnnounce={onAnnounce} />}
            </Fragment>
          ),
      )}
    </li>
  )
}

/** Characters of the description that the PDF can't show. */
function LineTextHint({ index }: { index: number }) {
  const { control } = useFormContext<InvoiceFields>()
  return <UndrawableHint text={useWatch({ control, name: `lineItems.${index}.description` })} />
}

interface CellProps {
  htmlFor: string
  label: string
  line: number
  children: ReactNode
}

/** A figure of the line. Its label is beside it, and above it on a phone. */
function Cell({ htmlFor, label, line, children }: CellProps) {
  const t = useTranslations('documentForm.lines')
  return (
    <div className={cn(CELL_STATES, 'relative min-w-0')}>
      <label
        htmlFor={htmlFor}
        className="text-muted-foreground pointer-events-none block truncate px-2 pt-1 text-xs @md:absolute @md:top-2.5 @md:left-3 @md:p-0"
      >
        {label}
        <span className="sr-only">{t('ofLine', { line })}</span>
      </label>
      {children}
    </div>
  )
}

/** Quantity times unit price less the discount. */
function LineAmount({ index }: { index: number }) {
  const formats = useFormats()
  const t = useTranslations('documentForm.lines')
  const { control } = useFormContext<InvoiceFields>()
  const [item = NEW_LINE, currency, sign] = useWatch({
    control,
    name: [`lineItems.${index}`, 'currency', 'decimalSign'],
  })
  const amount = formats.money(computeLineAmount(toPricedLine(item, sign), currency), currency)
  // Long amounts get a smaller font to fit.
  const size = amount.length > 11 ? 'wrap-anywhere text-xs/5' : 'whitespace-nowrap'
  return (
    <p className={`self-center px-2 py-1.5 text-right font-medium tabular-nums @md:px-3 ${size}`}>
      <span className="sr-only">{t('amountOfLine', { line: index + 1 })} </span>
      {amount}
    </p>
  )
}
