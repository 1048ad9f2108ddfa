'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { X } from 'lucide-react'
import { useFormats } from '@/components/shared/formats'
import type { DecimalSign } from '@/lib/core/reader-locale'
import { normalizeQuantity } from '@/lib/core/money/quantity'
import { formatInterpretedAmount } from '@/lib/core/money/parse'
import { MAX_DEMO_LINES } from '@/lib/demo-invoice/limits'
import { cn } from '@/lib/utils'
import type { DemoLine } from '@/lib/demo-invoice/demo-invoice'

/** Field styled as paper until hovered or focused. */
export const PAPER_FIELD_CLASS =
  'min-h-7 w-full rounded-xs border border-transparent border-b-border px-1.5 py-1 hover:bg-muted focus-visible:border-ring focus-visible:-outline-offset-1'

interface DemoInvoiceLinesProps {
  lines: DemoLine[]
  currency: string
  sign: DecimalSign
  /** Formatted amount of each line. */
  amounts: string[]
  onLineChange: (index: number, field: keyof DemoLine, text: string) => void
  onAdd: () => void
  onRemove: (index: number) => void
}

/** Columns of a line, if there is room. */
const LINE = 'sm:grid-cols-[minmax(0,1fr)_4.5rem_6.5rem_minmax(6.5rem,auto)] items-center gap-2 py-1'

const focusLine = (table: Element | null, index: number) =>
  table?.querySelectorAll<HTMLElement>('[data-slot=description]')[index]?.focus()

/** Line items as an editable table. Enter goes to the next line; on the last one it adds another. */
export function DemoInvoiceLines(props: DemoInvoiceLinesProps) {
  const { lines, currency, sign, amounts, onLineChange, onAdd, onRemove } = props
  const t = useTranslations('demoInvoice.lines')
  const formats = useFormats()
  const language = useLocale()
  const isFull = lines.length >= MAX_DEMO_LINES
  // Line whose price has the focus.
  const [typing, setTyping] = useState<number | null>(null)
  const id = useId()
  const table = useRef<HTMLDivElement>(null)

  // Adding a line focuses it; removing one focuses the line above.
  const before = useRef(lines.length)
  const removed = useRef(0)
  useEffect(() => {
    if (lines.length > before.current) focusLine(table.current, lines.length - 1)
    if (lines.length < before.current) focusLine(table.current, Math.max(removed.current - 1, 0))
    before.current = lines.length
  }, [lines.length])

  return (
    <>
      <div ref={table} role="table" aria-label={t('title')}>
        <div
          role="row"
          className={cn(LINE, 'text-muted-foreground hidden border-b text-xs *:not-first:text-end sm:grid')}
        >
          <span role="columnheader">{t('columns.description')}</span>
          <span role="columnheader">{t('columns.quantity')}</span>
          <span role="columnheader">{t('columns.unitPrice')}</span>
          <span role="columnheader">{t('columns.amount')}</span>
        </div>
        {lines.map((line, index) => {
          const field = (name: keyof DemoLine) => ({
            'aria-label': t(name, { line: index + 1 }),
            value: line[name],
            autoComplete: 'off',
            onChange: ({ target }: { target: { value: string } }) => onLineChange(index, name, target.value),
            onKeyDown: (event: React.KeyboardEvent) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (index < lines.length - 1) focusLine(event.currentTarget.closest('[role=table]'), index + 1)
              else if (!isFull) onAdd()
            },
          })
          const interpreted =
            typing === index
              ? null
              : formatInterpretedAmount(line.unitPrice, { sign, currency, format: formats.unitPrice })
          const interpretedId = `${id}-${index}`
          return (
            <div
              role="row"
              key={index}
              className={cn(
                LINE,
                'grid grid-cols-[4.5rem_minmax(0,1fr)_minmax(6rem,auto)] max-sm:border-b max-sm:*:first:col-span-full',
              )}
            >
              <span role="cell">
                <PaperInput
                  {...field('description')}
                  placeholder={t('placeholder')}
                  maxLength={500}
                  data-slot="description"
                />
              </span>
              <span role="cell">
                <PaperInput
                  {...field('quantity')}
                  inputMode="decimal"
                  maxLength={12}
                  onBlur={() =>
                    onLineChange(index, 'quantity', normalizeQuantity(line.quantity, sign, language))
                  }
                  className="text-right"
                />
              </span>
              <span role="cell">
                <PaperInput
                  {...field('unitPrice')}
                  inputMode="decimal"
                  maxLength={14}
                  placeholder={t('pricePlaceholder')}
                  className="text-right"
                  aria-describedby={interpreted ? interpretedId : undefined}
                  onFocus={() => setTyping(index)}
                  onBlur={() => setTyping(null)}
                />
                {interpreted && (
                  <span
                    id={interpretedId}
                    className="text-muted-foreground block px-1.5 text-end text-xs tabular-nums"
                  >
                    {interpreted}
                  </span>
                )}
              </span>
              <span role="cell" className="flex items-center justify-end gap-1 tabular-nums">
                {amounts[index]}
                {lines.length > 1 && (
                  <button
                    type="button"
                    aria-label={t('remove', { line: index + 1 })}
                    className="text-muted-foreground grid min-h-6 min-w-6 place-items-center"
                    onClick={() => {
                      removed.current = index
                      onRemove(index)
                    }}
                  >
                    <X aria-hidden="true" className="size-3.5" />
                  </button>
                )}
              </span>
            </div>
          )
        })}
      </div>
      {!isFull && (
        <button
          type="button"
          className="text-primary -mt-4 min-h-7 justify-self-start font-medium underline underline-offset-4"
          onClick={onAdd}
        >
          {t('add')}
        </button>
      )}
    </>
  )
}

export const PaperInput = ({ className, ...props }: ComponentProps<'input'>) => (
  <input className={cn(PAPER_FIELD_CLASS, className)} {...props} />
)

export const PaperTextarea = (props: ComponentProps<'textarea'>) => (
  <textarea className={cn(PAPER_FIELD_CLASS, 'field-sizing-content resize-none')} {...props} />
)
