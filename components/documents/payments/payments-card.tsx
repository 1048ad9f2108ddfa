'use client'

import { lazy, Suspense, useState } from 'react'
import { Trash2 } from 'lucide-react'
import { HeldKeys } from '@/components/shared/browser/held-keys'
import { useMay } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { Day } from '@/lib/kernel/dates'
import { may } from '@/lib/documents/lifecycle'
import type { InvoiceStatus } from '@/lib/documents/types'
import type { PaymentRow } from './payment-rows'
import { usePayments } from './use-payments'

const PaymentDialog = lazy(() =>
  import('./payment-dialog').then((module) => ({ default: module.PaymentDialog })),
)
const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

interface PaymentsCardProps {
  invoice: { id: number; status: InvoiceStatus; currency: string; balance: number }
  rows: PaymentRow[]
  /** The user's day. */
  today: Day
  receipt: { isOn: boolean; to: string | null }
}

const NOTHING_YET: Record<InvoiceStatus, string> = {
  DRAFT: 'You can record payments once the invoice is sent.',
  SENT: 'No payments yet. Record full or partial payments as you receive them.',
  PAID: 'There was nothing to pay.',
  CANCELLED: 'No payments received.',
}

/** What came in for the invoice, and recording more of it. */
export function PaymentsCard({ invoice, rows, today, receipt }: PaymentsCardProps) {
  const [recording, setRecording] = useState(false)
  const [removing, setRemoving] = useState<PaymentRow | null>(null)
  const { record, remove } = usePayments(invoice.id)
  const mayWrite = useMay('write')

  return (
    <Card>
      <CardHeader>
        <CardTitle>Payments</CardTitle>
        {mayWrite && may('pay', invoice) && (
          <Button variant="outline" size="sm" onClick={() => setRecording(true)}>
            Record payment
          </Button>
        )}
      </CardHeader>
      <CardContent>
        {rows.length === 0 ? (
          <p className="text-caption text-muted-foreground">
            {mayWrite ? NOTHING_YET[invoice.status] : 'No payments received.'}
          </p>
        ) : (
          <ul aria-label="Payments" className="divide-y">
            {rows.map((row) => (
              <li key={row.id} className="flex items-center gap-2 py-2 first:pt-0 last:pb-0">
                <div className="min-w-0 flex-1">
                  <p className="tabular font-medium">{row.amount}</p>
                  <p className="text-caption text-muted-foreground break-anywhere">
                    {row.paidOn} · {row.how}
                  </p>
                </div>
                {mayWrite && (
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    aria-label={`Remove the payment of ${row.amount}`}
                    className="text-muted-foreground"
                    onClick={() => setRemoving(row)}
                  >
                    <Trash2 aria-hidden="true" />
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </CardContent>
      <Suspense fallback={<HeldKeys />}>
        {recording && (
          <PaymentDialog
            balance={invoice.balance}
            currency={invoice.currency}
            today={today}
            receipt={receipt}
            record={record}
            onClose={() => setRecording(false)}
          />
        )}
      </Suspense>
      <Suspense fallback={<HeldKeys />}>
        {removing && (
          <ConfirmDialog
            open
            onOpenChange={(open) => !open && setRemoving(null)}
            title={`Remove the payment of ${removing.amount}?`}
            description="This amount will be due again."
            confirmLabel="Remove"
            onConfirm={() => remove(removing.id)}
          />
        )}
      </Suspense>
    </Card>
  )
}
