'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { Trash2 } from 'lucide-react'
import { useHasPermission } from '@/components/shared/permissions'
import { Money } from '@/components/shared/text/money'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { IconButton } from '@/components/shared/icon-button'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { toast } from '@/components/hooks/use-toast'
import type { RefundInput } from '@/lib/documents/client-credit/schema'
import type { CreditBalance } from '@/lib/documents/client-credit/credit-response'
import type { Day } from '@/lib/core/dates'
import type { refundCredit, reverseRefund } from '@/lib/api/definitions/payments'
import { callApi } from '@/lib/platform/http/api-client'
import type { CreditRow } from './credit-rows'
import { toastError } from '@/components/shared/toast-error'

const RefundDialog = lazy(() =>
  import('./refund-dialog').then((module) => ({ default: module.RefundDialog })),
)
const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

interface CreditCardProps {
  clientId: number
  balances: CreditBalance[]
  rows: CreditRow[]
  /** User's date. */
  today: Day
  /** Link to earlier entries. */
  children?: ReactNode
}

/** Client's credit by currency, with its history. Currencies are listed separately, never added up. */
export function CreditCard({ clientId, balances, rows, today, children }: CreditCardProps) {
  const t = useTranslations('clients.credit')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const mayWrite = useHasPermission('write')
  const [refunding, setRefunding] = useState<CreditBalance | null>(null)
  const [removing, setRemoving] = useState<CreditRow | null>(null)

  const deleteRefund = async (id: number) => {
    await callApi<typeof reverseRefund>({
      method: 'DELETE',
      path: `/api/clients/${clientId}/credit/refunds/${id}`,
    })
    router.refresh()
    return { title: t('removeDialog.removed') }
  }
  const refund = async (input: RefundInput, key: string) => {
    const { entries } = await callApi<typeof refundCredit>({
      method: 'POST',
      path: `/api/clients/${clientId}/credit/refunds`,
      body: input,
      key,
    })
    const { id } = entries.find(({ kind }) => kind === 'REFUNDED')!
    toastWithUndo({ title: t('refundDialog.recorded'), undo: () => deleteRefund(id) })
    router.refresh()
  }
  /** Shows the result in a toast; `false` keeps the confirmation open. */
  const remove = async (id: number): Promise<boolean> => {
    try {
      toast(await deleteRefund(id))
      return true
    } catch (error) {
      toastError(t('removeDialog.failed'), error)
      return false
    }
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardContent>
        {balances.length === 0 ? (
          <p className="text-caption text-muted-foreground">{t('usedUp')}</p>
        ) : (
          <ul aria-label={t('byCurrency')} className="grid gap-2">
            {balances.map((balance) => (
              <li
                key={balance.currency}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
              >
                <Money {...balance} className="text-2xl font-semibold" />
                {mayWrite && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t('refundIn', { currency: balance.currency })}
                    onClick={() => setRefunding(balance)}
                  >
                    {t('refund')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        <ul aria-label={t('history')} className="mt-4 divide-y border-t">
          {rows.map((row) => (
            <li key={row.id} className="flex items-center gap-2 py-2 last:pb-0">
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere">
                  {t.rich(`events.${row.event}`, { document: () => <DocumentName {...row} /> })}
                </p>
                <p className="text-caption text-muted-foreground wrap-anywhere">
                  {[row.date, row.method && tCommon(`payment.methods.${row.method}`), row.note]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <span
                className={`shrink-0 font-medium tabular-nums ${row.isGain ? '' : 'text-muted-foreground'}`}
              >
                {row.amount}
              </span>
              {mayWrite && row.refund && (
                <IconButton
                  variant="ghost"
                  size="icon-sm"
                  label={t('removeRefund', { amount: row.refund })}
                  className="text-muted-foreground"
                  onClick={() => setRemoving(row)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        {children}
      </CardContent>
      <Suspense>
        {refunding && (
          <RefundDialog
            balance={refunding}
            today={today}
            refund={refund}
            onClose={() => setRefunding(null)}
          />
        )}
      </Suspense>
      <Suspense>
        {removing && (
          <ConfirmDialog
            open
            onOpenChange={(open) => !open && setRemoving(null)}
            title={t('removeDialog.title', { amount: removing.refund ?? '' })}
            description={t('removeDialog.text')}
            confirmLabel={t('removeDialog.submit')}
            onConfirm={() => remove(removing.id)}
          />
        )}
      </Suspense>
    </Card>
  )
}

function DocumentName({ document }: CreditRow) {
  const t = useTranslations('clients.credit')
  if (!document) return null
  return document.href ? (
    <Link href={document.href} className="underline-offset-4 hover:underline">
      {document.number}
    </Link>
  ) : (
    t('deletedInvoice')
  )
}
