'use client'

import { createContext, use, type ReactNode } from 'react'
import { StatusBadges } from '@/components/shared/text/status-badge'
import { isOffered, isOwed, type HasStatus } from '@/lib/documents/lifecycle/kinds'
import type { DueState } from '@/lib/documents/payment-status/payment-status'
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

interface InvoiceStatusBadgesProps {
  /** Computed as if sent, and shown while the document is. */
  dueState: DueState | null
  isPartiallyPaid: boolean
}

/** Status of the invoice, with what is due. */
export function InvoiceStatusBadges({ dueState, isPartiallyPaid }: InvoiceStatusBadgesProps) {
  const value = useInvoiceStatus()
  return (
    <StatusBadges
      status={value.status}
      dueState={isOwed(value) || isOffered(value) ? dueState : null}
      isPartiallyPaid={isPartiallyPaid && isOwed(value)}
    />
  )
}
