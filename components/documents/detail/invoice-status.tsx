'use client'

import { createContext, use, type ReactNode } from 'react'
import { PartPaid } from '@/components/shared/text/part-paid'
import { StatusBadge } from '@/components/shared/text/status-badge'
import { isOwed, type Stated } from '@/lib/documents/lifecycle/kinds'
import type { InvoiceStatus } from '@/lib/documents/types'
import { useStatusChange, type StatusWords } from './use-status-change'

interface Standing extends Stated {
  mark: (status: InvoiceStatus, words?: StatusWords) => void
}

const Context = createContext<Standing | null>(null)

interface InvoiceStandingProps {
  invoice: Stated & { id: number }
  children: ReactNode
}

/** Where one invoice stands, for everything on its screen that shows or changes it. */
export function InvoiceStanding({ invoice, children }: InvoiceStandingProps) {
  const { shown, setStatus } = useStatusChange([invoice])
  const mark: Standing['mark'] = (status, words) => void setStatus(invoice.id, status, words)
  const { kind, status } = shown[0]!
  return <Context value={{ kind, status, mark }}>{children}</Context>
}

/** Throws outside of `InvoiceStanding`. */
export function useStanding(): Standing {
  const standing = use(Context)
  if (!standing) throw new Error('There is no invoice here')
  return standing
}

/** @param partPaid whether part of it is paid and the rest not, which counts while it is sent */
export function StandingBadge({ partPaid }: { partPaid: boolean }) {
  const standing = useStanding()
  return (
    <>
      <StatusBadge status={standing.status} />
      {partPaid && isOwed(standing) && <PartPaid />}
    </>
  )
}
