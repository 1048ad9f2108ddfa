'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef, useState } from 'react'
import { Download, Mail, Pencil, Trash2 } from 'lucide-react'
import { AnchoredMenu } from '@/components/shared/anchored-menu'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { PermissionGate } from '@/components/shared/permissions'
import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu'
import { isAllowed } from '@/lib/documents/lifecycle/document-actions'
import type { HasStatus } from '@/lib/documents/lifecycle/kinds'
import type { Day } from '@/lib/core/dates'
import { isMoney } from '@/lib/documents/payments/types'
import { decimal } from '@/lib/core/money'
import type { PaymentRow } from './payment-rows'
import type { usePayments } from './use-payments'
import { useFormats } from '@/components/shared/formats'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'
import type { Translator } from '@/lib/i18n/translator'

const EditPaymentDialog = lazy(() =>
  import('./edit-payment-dialog').then((module) => ({ default: module.EditPaymentDialog })),
)

type DialogName = 'edit' | 'remove' | 'receipt'

interface PaymentMenuProps {
  /** Undefined after the payment has left the card. */
  row: PaymentRow | undefined
  invoice: HasStatus & {
    id: number
    currency: string
    balance: number
    issueDate: Day
    client: string
    withheld: number
  }
  /** Recipient of receipts; null if the client has no email address. */
  to: string | null
  /** Client's unused credit in the invoice's currency. */
  credit: number
  payments: ReturnType<typeof usePayments>
  anchor: HTMLElement
  byKeyboard: boolean
  open: boolean
  onClose: () => void
}

/** Actions of a payment, with their dialogs. */
export default function PaymentMenu({ row, invoice, to, credit, payments, ...menu }: PaymentMenuProps) {
  const formats = useFormats()
  const t = useTranslations('payments')
  const tCommon = useTranslations('common')
  // Dialogs keep the payment they were opened for, even after it has left the card.
  const [openDialog, setOpenDialog] = useState<{ what: DialogName; row: PaymentRow } | null>(null)
  const picked = useRef<typeof openDialog>(null)
  const pick = (what: DialogName) => {
    if (row) picked.current = { what, row }
  }
  const openPicked = () => {
    if (picked.current) setOpenDialog(picked.current)
    picked.current = null
  }
  const close = () => setOpenDialog(null)

  return (
    <>
      {row && (
        <AnchoredMenu
          key={row.id}
          {...menu}
          onClosed={openPicked}
          label={t('menu.label', { amount: row.amount })}
        >
          {isAllowed('amend', invoice) && (
            <PermissionGate permission="write">
              <DropdownMenuItem onSelect={() => pick('edit')}>
                <Pencil aria-hidden="true" />
                {tCommon('edit')}
              </DropdownMenuItem>
            </PermissionGate>
          )}
          <DropdownMenuItem asChild>
            <a href={`/api/invoices/${invoice.id}/payments/${row.id}/receipt`} download>
              <Download aria-hidden="true" />
              {t('menu.download')}
            </a>
          </DropdownMenuItem>
          <PermissionGate permission="write">
            <DropdownMenuItem disabled={to === null} onSelect={() => pick('receipt')}>
              <Mail aria-hidden="true" />
              {t('menu.send')}
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem variant="destructive" onSelect={() => pick('remove')}>
              <Trash2 aria-hidden="true" />
              {t('menu.remove')}
            </DropdownMenuItem>
          </PermissionGate>
        </AnchoredMenu>
      )}
      <Suspense>
        {openDialog?.what === 'edit' && (
          <EditPaymentDialog
            row={openDialog.row}
            currency={invoice.currency}
            balance={invoice.balance}
            client={invoice.client}
            issueDate={invoice.issueDate}
            withheld={invoice.withheld}
            change={payments.change}
            onClose={close}
          />
        )}
      </Suspense>
      {openDialog?.what === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={t('remove.title', { amount: openDialog.row.amount })}
          description={formatRemovalEffect(openDialog.row, credit, invoice.currency, { t, formats })}
          confirmLabel={t('remove.confirm')}
          onConfirm={() => payments.remove(openDialog.row.id)}
        />
      )}
      {openDialog?.what === 'receipt' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={t('receipt.title', { amount: openDialog.row.amount })}
          description={<span className="wrap-anywhere">{t('receipt.to', { email: to ?? '' })}</span>}
          confirmLabel={t('receipt.confirm')}
          variant="default"
          onConfirm={() => payments.sendReceipt(openDialog.row.id)}
        />
      )}
    </>
  )
}

/** Returns a sentence on the amount that becomes due again, and the credit that could be applied instead. */
function formatRemovalEffect(
  { parts, stored }: PaymentRow,
  credit: number,
  currency: string,
  { t, formats }: { t: Translator<'payments'>; formats: InterfaceFormats },
): string {
  if (!isMoney(stored.method)) return t('remove.backToCredit')
  const unused = decimal(credit).minus(decimal(stored.received)).plus(decimal(stored.amount))
  const due = parts ? t('remove.dueInParts', parts) : t('remove.due')
  return unused.gt(0)
    ? `${due} ${t('remove.unusedCredit', { amount: formats.money(unused, currency) })}`
    : due
}
