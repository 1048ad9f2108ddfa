'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useRefreshIfGone } from '@/components/shared/browser/use-refresh-if-gone'
import { useMay } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Table } from '@/components/ui/table'
import { toast } from '@/components/ui/toast'
import { BANK_FIELDS, type BankDetails, type BankRequest } from '@/lib/business/bank-details'
import { ApiError, apiFetch, messageOf } from '@/lib/platform/http/client'
import './bank-request.css'

/** Bank details that wait for an owner, with their texts final. */
export type ShownBankRequest = Pick<BankRequest, 'id' | 'requestedBy' | 'details'> & { when: string }

type Field = (typeof BANK_FIELDS)[number]

const LABELS: Record<Field, string> = {
  bankName: 'Bank Name',
  accountHolderName: 'Account Holder Name',
  accountNumber: 'Account Number',
  sortCode: 'Sort Code',
  iban: 'IBAN',
  swiftCode: 'SWIFT/BIC',
}

interface BankRequestCardProps {
  request: ShownBankRequest
  /** What clients pay to now. */
  present: BankDetails
  /** Gets what clients pay to from now on. */
  onTaken: (details: BankDetails) => void
}

/** New bank details beside the present ones: an owner confirms them, everybody else waits. */
export function BankRequestCard({ request, present, onTaken }: BankRequestCardProps) {
  const router = useRouter()
  const refreshIfGone = useRefreshIfGone()
  const [pending, setPending] = useState<'POST' | 'DELETE' | null>(null)
  const decides = useMay('bank')
  const { id, requestedBy, when, details } = request
  // What it does not name stays.
  const changed = BANK_FIELDS.filter(
    (field) => details[field] !== undefined && (details[field] ?? '') !== (present[field] ?? ''),
  )

  const answer = async (method: 'POST' | 'DELETE') => {
    setPending(method)
    try {
      await apiFetch('/api/bank-request', { method, body: { id } })
      toast(method === 'POST' ? CONFIRMED : { title: decides ? 'Declined' : 'Taken back', description: STAY })
      if (method === 'POST') onTaken(details)
      router.refresh()
    } catch (error) {
      toast({ title: 'Failed to save', description: messageOf(error), variant: 'destructive' })
      refreshIfGone(error)
      // The request has changed: reload to show it.
      if (error instanceof ApiError && error.errors.id) router.refresh()
    }
    setPending(null)
  }
  const press = (method: 'POST' | 'DELETE') => ({
    loading: pending === method,
    disabled: pending !== null && pending !== method,
    onClick: () => answer(method),
  })

  return (
    <Card aria-labelledby="bank-request">
      <CardHeader>
        <CardTitle id="bank-request">
          {decides ? 'New bank details to confirm' : 'Waiting for an owner'}
        </CardTitle>
        <CardDescription className="break-anywhere">
          Entered by <bdi>{requestedBy}</bdi> on {when}.{' '}
          {decides
            ? 'Make sure they are right: clients pay there from then on.'
            : 'Clients see the present ones until an owner confirms.'}
        </CardDescription>
      </CardHeader>
      <div className="bank-frame">
        <Table aria-labelledby="bank-request" className="bank-compare">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Detail</span>
              </th>
              <th scope="col">Now</th>
              <th scope="col">New</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((field) => (
              <tr key={field}>
                <th scope="row">{LABELS[field]}</th>
                <td data-label="Now" className="tabular">
                  {present[field] || '–'}
                </td>
                <td data-label="New" className="tabular">
                  {details[field] || '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <CardContent className="flex flex-wrap justify-end gap-2 pt-4">
        <Button variant="outline" {...press('DELETE')}>
          {decides ? 'Decline' : 'Take back'}
        </Button>
        {decides && <Button {...press('POST')}>Confirm</Button>}
      </CardContent>
    </Card>
  )
}

const CONFIRMED = { title: 'Bank details changed', description: 'New invoices and drafts show them.' }
const STAY = 'The bank details stay as they are.'
