'use client'

import { NextIntlClientProvider, useLocale, useTranslations, type Locale, type Messages } from 'next-intl'
import { useId, useState, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { fetchFile } from '@/components/shared/browser/fetch-file'
import { saveFile } from '@/components/shared/browser/save-file'
import { CurrencyOptions } from '@/components/shared/currency-options'
import { useFormats } from '@/components/shared/formats'
import { Button } from '@/components/ui/button'
import { ApiError, getErrorMessage } from '@/lib/platform/http/api-client'
import { computeTotals } from '@/lib/documents/totals/compute-totals'
import { detectDecimalSign, type DecimalSign } from '@/lib/core/reader-locale'
import type { Amount } from '@/lib/core/money'
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

export interface DemoInvoiceEditorProps {
  today: Day
  locale: Locale
  messages: Messages['demoInvoice']
}

/**
 * Blank invoice to fill in, with live totals and a PDF download. Signing up imports it. Provides its own messages, so
 * that the landing page loads next-intl only with it.
 */
export default function DemoInvoiceEditor({ today, locale, messages }: DemoInvoiceEditorProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={{ demoInvoice: messages }}>
      <DemoInvoiceForm today={today} />
    </NextIntlClientProvider>
  )
}

function DemoInvoiceForm({ today }: { today: Day }) {
  const t = useTranslations('demoInvoice')
  const { sheet, write, writeLine, addLine, removeLine } = useDemoInvoice(today)
  // Without an account, the browser's language determines the decimal sign.
  const sign = detectDecimalSign({ languages: navigator.language })
  const { lines, taxRate } = parseDemoNumbers(sheet, sign)
  const totals = computeTotals({ lineItems: lines, taxRate, currency: sheet.currency })
  const formats = useFormats()
  const money = (amount: Amount) => formats.money(amount, sheet.currency)
  const field = (name: Exclude<keyof DemoInvoice, 'lines'>) => ({
    'aria-label': t(`fields.${name}`),
    placeholder: t(`fields.${name}`),
    value: sheet[name],
    onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
  })

  return (
    <form
      method="post"
      aria-label={t('title')}
      className="paper shadow-sheet grid w-full content-start gap-7 rounded-sm border p-[clamp(1.25rem,4vw,3rem)] text-start"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex flex-wrap justify-between gap-6">
        <div className="grid max-w-88 flex-[1_1_15rem] content-start gap-1">
          <PaperInput {...field('sellerName')} maxLength={200} autoComplete="organization" />
          <PaperTextarea {...field('sellerAddress')} rows={2} maxLength={500} />
        </div>
        <div className="grid flex-[0_1_15rem] gap-1">
          <Fact label={t('fields.invoiceNumber')}>
            {(id) => <PaperInput {...field('invoiceNumber')} id={id} maxLength={50} />}
          </Fact>
          <Fact label={t('fields.issueDate')}>
            {(id) => <PaperInput {...field('issueDate')} id={id} type="date" />}
          </Fact>
          <Fact label={t('fields.dueDate')}>
            {(id) => <PaperInput {...field('dueDate')} id={id} type="date" />}
          </Fact>
          <Fact label={t('fields.currency')}>
            {(id) => (
              <select {...field('currency')} id={id} className={PAPER_FIELD_CLASS}>
                <CurrencyOptions
                  first={FEATURED_CURRENCIES}
                  value={sheet.currency}
                  othersLabel={t('otherCurrencies')}
                />
              </select>
            )}
          </Fact>
        </div>
      </div>
      <div className="grid max-w-88 flex-[1_1_15rem] gap-1">
        <p className="text-muted-foreground text-xs">{t('billTo')}</p>
        <PaperInput {...field('clientName')} maxLength={200} autoComplete="off" />
        <PaperTextarea {...field('clientAddress')} rows={2} maxLength={500} />
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
        <Total name={t('subtotal')} amount={money(totals.subtotal)} />
        <Total
          name={t.rich('tax', {
            field: () => (
              <PaperInput {...field('taxRate')} inputMode="decimal" maxLength={6} className="w-16 text-end" />
            ),
          })}
          amount={money(totals.taxAmount)}
        />
        <Total
          name={t('total')}
          amount={money(totals.totalAmount)}
          className="border-t pt-2 text-lg font-semibold"
        />
      </dl>
      <PaperTextarea {...field('notes')} rows={2} maxLength={2000} />
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
  const t = useTranslations('demoInvoice')
  const language = useLocale()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const download = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { file, name } = await fetchFile(
        '/api/public/preview-pdf',
        toDemoInput(sheet, { sign, language }),
      )
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
        {failure ?? t('hint')}
      </p>
      <Button variant="outline" loading={busy} loadingText={t('preparing')} onClick={download}>
        {t('download')}
      </Button>
      <Button asChild>
        <a href={SIGN_UP_PATH}>{t('signUp')}</a>
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
