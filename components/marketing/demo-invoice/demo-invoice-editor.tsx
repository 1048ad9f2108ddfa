'use client'

import { useId, useState, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { fetchFile } from '@/components/shared/browser/fetch-file'
import { saveFile } from '@/components/shared/browser/save-file'
import { CurrencyOptions } from '@/components/shared/currency-options'
import { Button } from '@/components/ui/button'
import { ApiError, getErrorMessage } from '@/lib/platform/http/api-client'
import { computeTotals } from '@/lib/documents/totals/compute-totals'
import { detectDecimalSign, type DecimalSign } from '@/lib/core/reader-locale'
import { formatMoney } from '@/lib/core/money'
import { FEATURED_CURRENCIES } from '@/lib/core/currencies/featured-currencies'
import type { Day } from '@/lib/core/dates'
import {
  parseDemoNumbers,
  toDemoInput,
  type DemoInvoice,
  createDemoInvoice,
  EMPTY_DEMO_LINE,
  type DemoLine,
} from '@/lib/demo-invoice/demo-invoice'
import { cn } from '@/lib/utils'
import { SIGN_UP_PATH } from '../links'
import { DemoInvoiceLines, PAPER_FIELD_CLASS, PaperInput, PaperTextarea } from './demo-invoice-lines'
import { saveDemoInvoice, readDemoInvoice } from '@/components/shared/browser/demo-invoice-storage'

/** The page's prices are in pounds; other currencies can be selected. */
const CURRENCY = 'GBP'

/** Editable blank invoice with live totals and a PDF download. Signing up imports it. */
export default function DemoInvoiceEditor({ today }: { today: Day }) {
  const { sheet, write, writeLine, addLine, removeLine } = useDemoInvoice(today)
  // Without an account, the browser's language determines the decimal sign.
  const sign = detectDecimalSign({ languages: navigator.language })
  const { lines, taxRate } = parseDemoNumbers(sheet, sign)
  const totals = computeTotals({ lineItems: lines, taxRate, currency: sheet.currency })
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, sheet.currency)
  const field = (name: Exclude<keyof DemoInvoice, 'lines'>, label: string) => ({
    'aria-label': label,
    placeholder: label,
    value: sheet[name],
    onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
  })

  return (
    <form
      method="post"
      aria-label="Your invoice"
      className="paper shadow-sheet mx-auto mt-10 grid w-full max-w-208 gap-7 rounded-sm border p-[clamp(1.25rem,4vw,3rem)] text-start"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex flex-wrap justify-between gap-6">
        <div className="grid max-w-88 flex-[1_1_15rem] gap-1">
          <PaperInput
            {...field('sellerName', 'Your name or business')}
            autoFocus
            maxLength={200}
            autoComplete="organization"
          />
          <PaperTextarea {...field('sellerAddress', 'Your address')} rows={2} maxLength={500} />
        </div>
        <div className="grid flex-[0_1_15rem] gap-1">
          <Fact label="Invoice">
            {(id) => <PaperInput {...field('invoiceNumber', 'Invoice')} id={id} maxLength={50} />}
          </Fact>
          <Fact label="Issued">
            {(id) => <PaperInput {...field('issueDate', 'Issued')} id={id} type="date" />}
          </Fact>
          <Fact label="Due">{(id) => <PaperInput {...field('dueDate', 'Due')} id={id} type="date" />}</Fact>
          <Fact label="Currency">
            {(id) => (
              <select {...field('currency', 'Currency')} id={id} className={PAPER_FIELD_CLASS}>
                <CurrencyOptions first={FEATURED_CURRENCIES} value={sheet.currency} />
              </select>
            )}
          </Fact>
        </div>
      </div>
      <div className="grid max-w-88 flex-[1_1_15rem] gap-1">
        <p className="text-muted-foreground text-xs">Bill to</p>
        <PaperInput {...field('clientName', 'Your client')} maxLength={200} autoComplete="off" />
        <PaperTextarea {...field('clientAddress', 'Their address')} rows={2} maxLength={500} />
      </div>
      <DemoInvoiceLines
        lines={sheet.lines}
        currency={sheet.currency}
        sign={sign}
        amounts={totals.amounts.map((amount) => money(amount ?? 0))}
        onLineChange={writeLine}
        onAdd={addLine}
        onRemove={removeLine}
      />
      <dl className="ml-auto grid w-[min(100%,18rem)] gap-1 tabular-nums">
        <Total name="Subtotal" amount={money(totals.subtotal)} />
        <Total
          name={
            <>
              Tax{' '}
              <PaperInput
                {...field('taxRate', 'Tax rate (%)')}
                inputMode="decimal"
                maxLength={6}
                className="w-16 text-end"
              />{' '}
              %
            </>
          }
          amount={money(totals.taxAmount)}
        />
        <Total
          name="Total"
          amount={money(totals.totalAmount)}
          className="border-t pt-2 text-lg font-semibold"
        />
      </dl>
      <PaperTextarea {...field('notes', 'Notes: how to pay, for example')} rows={2} maxLength={2000} />
      <TryActions sheet={sheet} sign={sign} />
    </form>
  )
}

const Total = ({ name, amount, className }: { name: ReactNode; amount: string; className?: string }) => (
  <div className={cn('flex items-center justify-between gap-4', className)}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
)

function Fact({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="grid grid-cols-[5rem_1fr] items-center">
      <label htmlFor={id} className="text-muted-foreground text-xs">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

function TryActions({ sheet, sign }: { sheet: DemoInvoice; sign: DecimalSign }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const download = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { file, name } = await fetchFile('/api/public/preview-pdf', toDemoInput(sheet, sign))
      saveFile(file, name)
    } catch (error) {
      const fieldMessage = error instanceof ApiError ? Object.values(error.errors).flat()[0] : undefined
      setFailure(fieldMessage ?? getErrorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-t pt-5">
      <p role="status" className="text-muted-foreground flex-[1_1_16rem] text-xs">
        {failure ?? 'Kept in this browser only. Create an account, and it becomes your first invoice.'}
      </p>
      <Button variant="outline" loading={busy} loadingText="Preparing..." onClick={download}>
        Download PDF
      </Button>
      <Button asChild>
        <a href={SIGN_UP_PATH}>Keep it: Start Free</a>
      </Button>
    </div>
  )
}

/** Returns the demo invoice, which is saved in this browser on each change, so that signing up can import it. */
function useDemoInvoice(today: Day) {
  const [sheet, setSheet] = useState(
    () => readDemoInvoice(today, CURRENCY) ?? createDemoInvoice(today, CURRENCY),
  )
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) saveDemoInvoice(sheet)
    first.current = false
  }, [sheet])

  const write = useCallback(
    (field: Exclude<keyof DemoInvoice, 'lines'>, text: string) =>
      setSheet((current) => ({ ...current, [field]: text })),
    [],
  )
  const writeLine = useCallback(
    (index: number, field: keyof DemoLine, text: string) =>
      setSheet((current) => ({
        ...current,
        lines: current.lines.map((line, at) => (at === index ? { ...line, [field]: text } : line)),
      })),
    [],
  )
  const addLine = () => setSheet((current) => ({ ...current, lines: [...current.lines, EMPTY_DEMO_LINE] }))
  const removeLine = (index: number) =>
    setSheet((current) => ({ ...current, lines: current.lines.filter((_, at) => at !== index) }))
  return { sheet, write, writeLine, addLine, removeLine }
}
