'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { lazy, Suspense, useRef, useState } from 'react'
import { Ellipsis } from 'lucide-react'
import { useHasPermission } from '@/components/shared/permissions'
import { IconButton } from '@/components/shared/icon-button'
import { Button } from '@/components/ui/button'
import { Card, CardAction, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { Day } from '@/lib/core/dates'
import { isAllowed } from '@/lib/documents/lifecycle/document-actions'
import type { InvoiceStatus } from '@/lib/documents/types'
import { PaymentDetails } from './payment-details'
import type { PaymentRow } from './payment-rows'
import { useQueryFlag } from '@/components/hooks/use-query-flag'
import { usePayments } from './use-payments'
import { useFormats } from '@/components/shared/formats'

const PaymentDialog = lazy(() =>
  import('./payment-dialog').then((module) => ({ default: module.PaymentDialog })),
)
const ApplyCreditDialog = lazy(() =>
  import('./apply-credit-dialog').then((module) => ({ default: module.ApplyCreditDialog })),
)
const load = () => import('./payment-menu')
const PaymentMenu = lazy(load)

interface PaymentsCardProps {
  invoice: {
    id: number
    status: InvoiceStatus
    currency: string
    balance: number
    issueDate: Day
    /** Client's name. */
    client: string
    /** Withholding tax stated on the invoice, unless it was paid. */
    withheld: number
  }
  rows: PaymentRow[]
  /** User's date. */
  today: Day
  receipt: { isOn: boolean; to: string | null }
  /** Client's unused credit in the invoice's currency. */
  credit: number
}

interface Opened {
  id: number
  anchor: HTMLElement
  byKeyboard: boolean
}

/** Payments of an invoice. One menu, preloaded on hover or focus, serves all rows. */
export function PaymentsCard({ invoice, rows, today, receipt, credit }: PaymentsCardProps) {
  const formats = useFormats()
  const t = useTranslations('payments')
  const [openDialog, setOpenDialog] = useState<'record' | 'use' | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [open, setOpen] = useState(false)
  // Pressing the button of an open menu closes it before the click arrives.
  const justClosed = useRef<number | null>(null)
  const acts = usePayments(invoice.id)
  const mayWrite = useHasPermission('write')
  const mayPay = mayWrite && isAllowed('pay', invoice)
  const { currency, balance } = invoice
  const [isCreditAsked, creditAnswered] = useQueryFlag('credit')
  // Asked for by the page's menu.
  const [isPaymentAsked, paymentAnswered] = useQueryFlag('payment')
  const requested = isPaymentAsked ? 'record' : isCreditAsked ? 'use' : null
  const [lastRequested, setLastRequested] = useState<typeof requested>(null)
  // Only opens the dialog: a change of the URL waits for the page's refresh, which closing must not.
  if (requested !== lastRequested) {
    setLastRequested(requested)
    if (requested) setOpenDialog(requested)
  }
  const isRecording = mayPay && openDialog === 'record'
  const isApplying = mayPay && credit > 0 && openDialog === 'use'
  const close = () => {
    setOpenDialog(null)
    if (isCreditAsked) creditAnswered()
    if (isPaymentAsked) paymentAnswered()
  }

  return (
    <Card>
      <CardHeader>
        {/* Keeps the title on one line with its button; its default width would wrap the button. */}
        <CardTitle>{t('title')}</CardTitle>
        {mayPay && (
          <CardAction>
            <Button variant="outline" size="sm" onClick={() => setOpenDialog('record')}>
              {t('record.title')}
            </Button>
          </CardAction>
        )}
      </CardHeader>
      <CardContent>
        {credit > 0 && mayPay && (
          <p className="text-caption mb-3 flex items-center justify-between gap-3">
            <span>
              {t.rich('credit.available', {
                amount: formats.money(credit, currency),
                strong: (text) => <span className="font-medium tabular-nums">{text}</span>,
              })}
            </span>
            <Button variant="outline" size="sm" onClick={() => setOpenDialog('use')}>
              {t('credit.title')}
            </Button>
          </p>
        )}
        {rows.length === 0 ? (
          <p className="text-caption text-muted-foreground">
            {t('none', { status: mayWrite ? invoice.status : 'other' })}
          </p>
        ) : (
          <ul aria-label={t('title')} className="divide-y">
            {rows.map((row) => (
              <li key={row.id} className="flex items-center gap-2 py-2 first:pt-0 last:pb-0">
                <div className="min-w-0 flex-1">
                  <p className="font-medium tabular-nums">{row.amount}</p>
                  <p className="text-caption text-muted-foreground wrap-anywhere">
                    {row.paidOn} ·{' '}
                    {row.note ? (
                      <Link href={row.note} className="underline underline-offset-4">
                        <PaymentDetails row={row} />
                      </Link>
                    ) : (
                      <PaymentDetails row={row} />
                    )}
                  </p>
                  {row.parts && (
                    <p className="text-caption text-muted-foreground tabular-nums">
                      {t('keptAsCredit', { amount: row.parts.credited })}
                    </p>
                  )}
                </div>
                {!row.note && (
                  <IconButton
                    variant="ghost"
                    size="icon-sm"
                    label={t('menu.label', { amount: row.amount })}
                    aria-haspopup="menu"
                    aria-expanded={open && opened?.id === row.id}
                    className="text-muted-foreground"
                    onPointerEnter={load}
                    onFocus={load}
                    onPointerDownCapture={() => (justClosed.current = open ? (opened?.id ?? null) : null)}
                    onClick={(event) => {
                      // A click by Enter or Space has detail 0.
                      const byKeyboard = event.detail === 0
                      if (justClosed.current === row.id && !byKeyboard) return
                      setOpened({ id: row.id, anchor: event.currentTarget, byKeyboard })
                      setOpen(true)
                    }}
                  >
                    <Ellipsis aria-hidden="true" />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </CardContent>
      {opened && (
        <Suspense>
          <PaymentMenu
            {...opened}
            row={rows.find(({ id }) => id === opened.id)}
            invoice={invoice}
            to={receipt.to}
            credit={credit}
            payments={acts}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      <Suspense>
        {isRecording && (
          <PaymentDialog
            balance={balance}
            currency={currency}
            client={invoice.client}
            issueDate={invoice.issueDate}
            withheld={invoice.withheld}
            today={today}
            receipt={receipt}
            record={acts.record}
            onClose={close}
          />
        )}
      </Suspense>
      <Suspense>
        {isApplying && (
          <ApplyCreditDialog
            credit={credit}
            balance={balance}
            currency={currency}
            apply={acts.takeCredit}
            onClose={close}
          />
        )}
      </Suspense>
    </Card>
  )
}
