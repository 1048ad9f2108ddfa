'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { X } from 'lucide-react'
import type { DecimalSign } from '@/lib/kernel/money/decimal-sign'
import { tidyQuantity } from '@/lib/kernel/money/quantity'
import { readBack } from '@/lib/kernel/money/read-back'
import { MAX_TRIED_LINES } from '@/lib/tried/limits'
import type { TriedLine } from '@/lib/tried/sheet'

interface TryLinesProps {
  lines: TriedLine[]
  currency: string
  sign: DecimalSign
  /** What each line comes to, as text. */
  amounts: string[]
  onWrite: (index: number, field: keyof TriedLine, text: string) => void
  onAdd: () => void
  onRemove: (index: number) => void
}

const focusLine = (table: Element | null, index: number) =>
  table?.querySelectorAll<HTMLElement>('.try-description')[index]?.focus()

/** The line items of the sheet, as a table one types in. Enter leads to the next line; in the last one it adds another. */
export function TryLines(props: TryLinesProps) {
  const { lines, currency, sign, amounts, onWrite, onAdd, onRemove } = props
  const isFull = lines.length >= MAX_TRIED_LINES
  // The line whose price has focus.
  const [typing, setTyping] = useState<number | null>(null)
  const id = useId()
  const table = useRef<HTMLDivElement>(null)

  // A line that came or went takes the focus along: to itself, or to the one above it.
  const before = useRef(lines.length)
  const removed = useRef(0)
  useEffect(() => {
    if (lines.length > before.current) focusLine(table.current, lines.length - 1)
    if (lines.length < before.current) focusLine(table.current, Math.max(removed.current - 1, 0))
    before.current = lines.length
  }, [lines.length])

  return (
    <>
      <div ref={table} role="table" aria-label="Line items" className="try-lines">
        <div role="row" className="try-line try-line-head">
          <span role="columnheader">Description</span>
          <span role="columnheader">Quantity</span>
          <span role="columnheader">Unit Price</span>
          <span role="columnheader">Amount</span>
        </div>
        {lines.map((line, index) => {
          const field = (name: keyof TriedLine, label: string) => ({
            'aria-label': `${label}, line ${index + 1}`,
            value: line[name],
            autoComplete: 'off',
            onChange: ({ target }: { target: { value: string } }) => onWrite(index, name, target.value),
            onKeyDown: (event: React.KeyboardEvent) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (index < lines.length - 1) focusLine(event.currentTarget.closest('.try-lines'), index + 1)
              else if (!isFull) onAdd()
            },
          })
          const understood = typing === index ? null : readBack(line.unitPrice, { sign, currency })
          const understoodId = `${id}-${index}`
          return (
            <div role="row" key={index} className="try-line">
              <span role="cell">
                <input
                  {...field('description', 'Description')}
                  placeholder="What you did"
                  maxLength={500}
                  className="try-description"
                />
              </span>
              <span role="cell">
                <input
                  {...field('quantity', 'Quantity')}
                  inputMode="decimal"
                  maxLength={12}
                  onBlur={() => onWrite(index, 'quantity', tidyQuantity(line.quantity, sign))}
                  className="text-right"
                />
              </span>
              <span role="cell">
                <input
                  {...field('unitPrice', 'Unit price')}
                  inputMode="decimal"
                  maxLength={14}
                  placeholder="0.00"
                  className="text-right"
                  aria-describedby={understood ? understoodId : undefined}
                  onFocus={() => setTyping(index)}
                  onBlur={() => setTyping(null)}
                />
                {understood && (
                  <span id={understoodId} className="tabular try-understood">
                    {understood}
                  </span>
                )}
              </span>
              <span role="cell" className="tabular try-amount">
                {amounts[index]}
                {lines.length > 1 && (
                  <button
                    type="button"
                    aria-label={`Remove line ${index + 1}`}
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
        <button type="button" className="try-add" onClick={onAdd}>
          Add a line
        </button>
      )}
    </>
  )
}
