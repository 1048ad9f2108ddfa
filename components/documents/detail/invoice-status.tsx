'use client'

import { createContext, use, type ReactNode } from 'react'
import { StatusBadge, PartiallyPaidLabel } from '@/components/shared/text/status-badge'
import { isOwed, type HasStatus } from '@/lib/documents/lifecycle/kinds'
import type { InvoiceStatus } from '@/lib/documents/types'
import { useStatusChange, type StatusMessages } from './use-status-change'

interface InvoiceStatusValue extends HasStatus {
  mark: (status: InvoiceStatus, words?: StatusMessages) => void
}

const Context = createContext<InvoiceStatusValue | null>(null)

interface InvoiceStatusProviderProps {
  invoice: HasStatus & { id: number }
  children: ReactNode
}

/** Provides the status of one invoice to all parts of its screen. */
export function InvoiceStatusProvider({ invoice, children }: InvoiceStatusProviderProps) {
  const { shown, setStatus } = useStatusChange([invoice])
  const mark: InvoiceStatusValue['mark'] = (status, words) => void setStatus(invoice.id, status, words)
  const { kind, status } = shown[0]!
  return <Context value={{ kind, status, mark }}>{children}</Context>
}

/** Throws outside of `InvoiceStatusProvider`. */
export function useInvoiceStatus(): InvoiceStatusValue {
  const value = use(Context)
  if (!value) throw new Error('useInvoiceStatus needs an InvoiceStatusProvider')
  return value
}

/** Status of the invoice. "Partially paid" is added only while a balance is due. */
export function InvoiceStatusBadge({ isPartiallyPaid }: { isPartiallyPaid: boolean }) {
  const value = useInvoiceStatus()
  return (
    <>
      <StatusBadge status={value.status} />
      {isPartiallyPaid && isOwed(value) && <PartiallyPaidLabel />}
    </>
  )
}
