'use client'

import { useId, useState, type ReactNode } from 'react'
import { fetchFile } from '@/components/shared/browser/fetch-file'
import { saveFile } from '@/components/shared/browser/save-file'
import { CurrencyOptions } from '@/components/shared/currency-options'
import { Button } from '@/components/ui/button'
import { ApiError, messageOf } from '@/lib/platform/http/client'
import { computeTotals } from '@/lib/documents/totals'
import { decimalSignOf, type DecimalSign } from '@/lib/kernel/money/decimal-sign'
import { formatMoney } from '@/lib/kernel/money'
import { SPECIFIED_CURRENCIES } from '@/lib/kernel/currencies/specified'
import type { Day } from '@/lib/kernel/dates'
import { triedFigures, triedInput, type TriedSheet } from '@/lib/tried/sheet'
import { START } from '../links'
import { TryLines } from './try-lines'
import { useSheet } from './use-sheet'
import './try-sheet.css'

/** The blank sheet, to be written on: every figure follows, the PDF is a press away, and an account takes it over. */
export default function TrySheet({ today }: { today: Day }) {
  const { sheet, write, writeLine, addLine, removeLine } = useSheet(today)
  // There is no account yet, so the browser's language decides how numbers are written.
  const sign = decimalSignOf({ languages: navigator.language })
  const { lines, taxRate } = triedFigures(sheet, sign)
  const totals = computeTotals({ lineItems: lines, taxRate, currency: sheet.currency })
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, sheet.currency)
  const field = (name: Exclude<keyof TriedSheet, 'lines'>, label: string) => ({
    'aria-label': label,
    placeholder: label,
    value: sheet[name],
    onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
  })

  return (
    <form className="try-sheet paper" aria-label="Your invoice" onSubmit={(event) => event.preventDefault()}>
      <div className="try-head">
        <div className="try-party">
          <input
            {...field('sellerName', 'Your name or business')}
            autoFocus
            className="try-name"
            maxLength={200}
            autoComplete="organization"
          />
          <textarea {...field('sellerAddress', 'Your address')} rows={2} maxLength={500} />
        </div>
        <div className="try-facts">
          <Fact label="Invoice">
            {(id) => <input {...field('invoiceNumber', 'Invoice')} id={id} maxLength={50} />}
          </Fact>
          <Fact label="Issued">
            {(id) => <input {...field('issueDate', 'Issued')} id={id} type="date" />}
          </Fact>
          <Fact label="Due">{(id) => <input {...field('dueDate', 'Due')} id={id} type="date" />}</Fact>
          <Fact label="Currency">
            {(id) => (
              <select {...field('currency', 'Currency')} id={id}>
                <CurrencyOptions first={SPECIFIED_CURRENCIES} value={sheet.currency} />
              </select>
            )}
          </Fact>
        </div>
      </div>
      <div className="try-party">
        <p className="try-label">Bill to</p>
        <input
          {...field('clientName', 'Your client')}
          className="try-name"
          maxLength={200}
          autoComplete="off"
        />
        <textarea {...field('clientAddress', 'Their address')} rows={2} maxLength={500} />
      </div>
      <TryLines
        lines={sheet.lines}
        currency={sheet.currency}
        sign={sign}
        amounts={totals.amounts.map((amount) => money(amount ?? 0))}
        onWrite={writeLine}
        onAdd={addLine}
        onRemove={removeLine}
      />
      <dl className="try-totals tabular">
        <div>
          <dt>Subtotal</dt>
          <dd>{money(totals.subtotal)}</dd>
        </div>
        <div>
          <dt>
            Tax <input {...field('taxRate', 'Tax rate (%)')} inputMode="decimal" maxLength={6} /> %
          </dt>
          <dd>{money(totals.taxAmount)}</dd>
        </div>
        <div className="try-total">
          <dt>Total</dt>
          <dd>{money(totals.totalAmount)}</dd>
        </div>
      </dl>
      <textarea {...field('notes', 'Notes: how to pay, for example')} rows={2} maxLength={2000} />
      <TryActions sheet={sheet} sign={sign} />
    </form>
  )
}

function Fact({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

function TryActions({ sheet, sign }: { sheet: TriedSheet; sign: DecimalSign }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const download = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { file, name } = await fetchFile('/api/public/preview-pdf', triedInput(sheet, sign))
      saveFile(file, name)
    } catch (error) {
      const words = error instanceof ApiError ? Object.values(error.errors).flat()[0] : undefined
      setFailure(words ?? messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="try-actions">
      <p role="status" className="try-status">
        {failure ?? 'Kept in this browser only. Create an account, and it becomes your first invoice.'}
      </p>
      <Button variant="outline" loading={busy} loadingText="Preparing..." onClick={download}>
        Download PDF
      </Button>
      <Button asChild>
        <a href={START}>Keep it: Start Free</a>
      </Button>
    </div>
  )
}
