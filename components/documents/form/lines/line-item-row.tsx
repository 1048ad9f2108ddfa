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
} from 'react'
import { GripVertical, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { UndrawableHint } from '@/components/shared/form/undrawable-hint'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
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

const LineCharges = lazy(() => import('@/components/documents/form/charges/line-charges'))

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
  /** Called before the menu is opened, so that it can be preloaded. */
  onMenuPreload: () => void
  onMenuOpen: (anchor: HTMLElement, byKeyboard: boolean) => void
  onRemove: () => void
}

/** Columns in wide layouts; in narrow ones the description has its own row. */
export const LINE_GRID_COLUMNS = '@lg:grid-cols-[minmax(0,1fr)_5rem_6.5rem_6rem_3.5rem]'

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
  const numeric = {
    readOnly: isFixed,
    inputMode: 'decimal',
    autoComplete: 'off',
    className: 'tabular-nums text-right',
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
        className={`relative grid grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,1fr)] items-start gap-2 ${LINE_GRID_COLUMNS}`}
      >
        <div className={`col-span-3 ${isItem ? '@lg:col-span-1' : '@lg:col-span-4'}`}>
          {/* On a phone the buttons are at the end of this label's row. */}
          <LineLabel
            htmlFor={`${id}-description`}
            text={isItem ? t('description') : t(`kinds.${kind}`)}
            line={line}
            className="h-8 pointer-coarse:h-11"
          />
          <LineDescription
            {...getInputProps('description')}
            index={index}
            kind={kind}
            onPaste={onPaste}
            onAnnounce={onAnnounce}
          />
        </div>
        {isItem && (
          <>
            <div>
              <LineLabel htmlFor={`${id}-quantity`} text={t('quantity')} line={line} />
              <Input {...quantity} {...getInputProps('quantity')} {...numeric} onBlur={normalize} />
            </div>
            <div>
              <LineLabel htmlFor={`${id}-unitPrice`} text={t('unitPrice')} line={line} />
              <LinePrice index={index} {...getInputProps('unitPrice')} {...numeric} />
            </div>
            <LineAmount index={index} />
          </>
        )}
        <div className="absolute top-0 right-0 flex @lg:static @lg:mt-0.5 @lg:justify-end">
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t('menu.label', { line })}
            aria-haspopup="menu"
            aria-expanded={menuOpen}
            className="text-muted-foreground cursor-grab touch-none active:cursor-grabbing @lg:w-7"
            onPointerEnter={onMenuPreload}
            onFocus={onMenuPreload}
            onPointerDown={onDragStart}
            // A click by Enter or Space has detail 0.
            onClick={(event) => onMenuOpen(event.currentTarget, event.detail === 0)}
          >
            <GripVertical aria-hidden="true" />
          </Button>
          {/* Not a tab stop: the menu offers the same action. */}
          <Button
            variant="ghost"
            size="icon-sm"
            tabIndex={-1}
            aria-label={t('remove', { line })}
            className="text-muted-foreground @lg:w-7"
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      </div>
      {isItem && !isFixed && <LineExtras index={index} />}
      <LineTextHint index={index} />
      {(['description', 'quantity', 'unitPrice'] as const).map(
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

/** Tax and discount of the line, if it has one or the business has several taxes. Loaded on demand. */
function LineExtras({ index }: { index: number }) {
  const { control } = useFormContext<InvoiceFields>()
  const several = useTaxOptions().length > 0
  const [discount, tax] = useWatch({
    control,
    name: [`lineItems.${index}.discount`, `lineItems.${index}.tax`],
  })
  const hasDiscount = typeof discount === 'string'
  return several || hasDiscount || tax ? (
    <Suspense>
      <LineCharges index={index} hasDiscount={hasDiscount} />
    </Suspense>
  ) : null
}

interface LineLabelProps {
  htmlFor: string
  text: string
  line: number
  className?: string
}

/** Visible in narrow layouts; otherwise for screen readers, because the columns have headings. */
function LineLabel({ htmlFor, text, line, className }: LineLabelProps) {
  const t = useTranslations('documentForm.lines')
  return (
    <Label htmlFor={htmlFor} className={cn('mb-1 @lg:sr-only', className)}>
      {text}
      <span className="sr-only">{t('ofLine', { line })}</span>
    </Label>
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
    <p className={`self-end py-2 text-right font-medium tabular-nums @lg:self-start ${size}`}>
      <span className="sr-only">{t('amountOfLine', { line: index + 1 })} </span>
      {amount}
    </p>
  )
}
