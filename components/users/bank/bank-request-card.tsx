'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { useRefreshOnNotFound } from '@/components/shared/browser/use-refresh-on-not-found'
import { useHasPermission } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { toast } from '@/components/hooks/use-toast'
import { BANK_FIELDS, type BankDetails } from '@/lib/business/bank-details'
import type { BankRequest } from '@/lib/business/bank-request-response'
import type { confirmBankRequest, declineBankRequest } from '@/lib/api/definitions/members'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { cn } from '@/lib/utils'
import { toastError } from '@/components/shared/toast-error'

/** Bank details awaiting an owner's confirmation, formatted as text. */
export type BankRequestSummary = Pick<BankRequest, 'id' | 'requestedBy' | 'details'> & { when: string }

interface BankRequestCardProps {
  request: BankRequestSummary
  /** Current bank details. */
  current: BankDetails
  /** Called with the new bank details once confirmed. */
  onConfirmed: (details: BankDetails) => void
}

/** Requested bank details beside the current ones, for an owner to confirm; others see that they are pending. */
export function BankRequestCard({ request, current, onConfirmed }: BankRequestCardProps) {
  const t = useTranslations('bank')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const refreshIfGone = useRefreshOnNotFound()
  const [pending, setPending] = useState<'POST' | 'DELETE' | null>(null)
  const canDecide = useHasPermission('bank')
  const { id, requestedBy, when, details } = request
  // Fields the request doesn't contain stay unchanged.
  const changed = BANK_FIELDS.filter(
    (field) => details[field] !== undefined && (details[field] ?? '') !== (current[field] ?? ''),
  )

  const answer = async (method: 'POST' | 'DELETE') => {
    setPending(method)
    try {
      await callApi<typeof confirmBankRequest | typeof declineBankRequest>({
        method,
        path: '/api/bank-request',
        body: { id },
      })
      toast(
        method === 'POST'
          ? { title: t('request.confirmed'), description: t('request.confirmedHint') }
          : {
              title: canDecide ? t('request.declined') : t('request.takenBack'),
              description: t('request.unchangedHint'),
            },
      )
      if (method === 'POST') onConfirmed(details)
      router.refresh()
    } catch (error) {
      toastError(tCommon('saveFailed'), error)
      refreshIfGone(error)
      // The request has changed: reload to show it.
      if (error instanceof ApiError && error.errors.id) router.refresh()
    }
    setPending(null)
  }
  const entered = { author: requestedBy, at: when, name: (text: ReactNode) => <bdi>{text}</bdi> }
  const press = (method: 'POST' | 'DELETE') => ({
    loading: pending === method,
    disabled: pending !== null && pending !== method,
    onClick: () => answer(method),
  })

  return (
    <Card aria-labelledby="bank-request">
      <CardHeader>
        <CardTitle id="bank-request">
          {canDecide ? t('request.confirmTitle') : t('request.waitingTitle')}
        </CardTitle>
        <CardDescription className="wrap-anywhere">
          {canDecide ? t.rich('request.confirmText', entered) : t.rich('request.waitingText', entered)}
        </CardDescription>
      </CardHeader>
      <div className="@container/bank">
        <Table aria-labelledby="bank-request" className="@max-lg/bank:block">
          <TableHeader className="@max-lg/bank:sr-only">
            <TableRow>
              <TableHead scope="col">
                <span className="sr-only">{t('request.detail')}</span>
              </TableHead>
              <TableHead scope="col">{t('request.now')}</TableHead>
              <TableHead scope="col">{t('request.new')}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody className="@max-lg/bank:block">
            {changed.map((field) => (
              <TableRow
                key={field}
                className="@max-lg/bank:grid @max-lg/bank:gap-0.5 @max-lg/bank:px-4 @max-lg/bank:py-2.5 @max-lg/bank:[&>:nth-child(n)]:h-auto @max-lg/bank:[&>:nth-child(n)]:p-0"
              >
                <TableHead scope="row" className="py-3 text-sm font-normal">
                  {t(`field.${field}`)}
                </TableHead>
                <TableCell data-label={t('request.now')} className={VALUE}>
                  {current[field] || '–'}
                </TableCell>
                <TableCell data-label={t('request.new')} className={cn(VALUE, 'font-medium')}>
                  {details[field] || '–'}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      <CardContent className="flex flex-wrap justify-end gap-2 pt-4">
        <Button variant="outline" {...press('DELETE')}>
          {canDecide ? t('request.decline') : t('request.takeBack')}
        </Button>
        {canDecide && <Button {...press('POST')}>{t('request.confirm')}</Button>}
      </CardContent>
    </Card>
  )
}

// On a phone the two values are stacked, each with its label.
const VALUE =
  'tabular-nums wrap-anywhere @max-lg/bank:flex @max-lg/bank:gap-3 @max-lg/bank:before:w-10 @max-lg/bank:before:flex-none @max-lg/bank:before:font-normal @max-lg/bank:before:text-muted-foreground @max-lg/bank:before:content-[attr(data-label)]'
