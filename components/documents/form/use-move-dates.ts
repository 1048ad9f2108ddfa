'use client'

import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addDays, daysBetween, isDay } from '@/lib/core/dates'
import { PAYMENT_TERMS } from '@/lib/core/site'
import { isSuppliedOnIssue } from '@/lib/documents/supply-dates'
import type { InvoiceFields } from './invoice-form-values'
import { useDocumentKind } from './use-document-kind'

/** Returns the payment terms to choose from, in days, with the user's own. */
export const listPaymentTerms = (own: number): number[] =>
  [...new Set<number>([...PAYMENT_TERMS, own])].sort((a, b) => a - b)

/**
 * Returns the handler of a typed issue date. It moves the due date while that matches one of the payment terms, and a
 * date of supply that equals the issue date.
 */
export function useMoveDates(paymentTerms: number) {
  const { control, getValues, setValue } = useFormContext<InvoiceFields>()
  const kind = useDocumentKind()
  // Last complete date: the field may be half typed, and a draft may be restored.
  const issueDay = useWatch({ control, name: 'issueDate' })
  const issued = useRef(issueDay)
  useEffect(() => {
    if (isDay(issueDay)) issued.current = issueDay
  }, [issueDay])

  return (day: string) => {
    if (!isDay(day)) return
    const [serviceFrom, serviceUntil] = getValues(['serviceFrom', 'serviceUntil'])
    if (isSuppliedOnIssue({ issueDate: issued.current, serviceFrom, serviceUntil })) {
      setValue('serviceFrom', day, { shouldDirty: true })
      if (serviceUntil) setValue('serviceUntil', day, { shouldDirty: true })
    }
    // A credit note is due on its issue date.
    if (kind === 'CREDIT_NOTE') return setValue('dueDate', day, { shouldDirty: true })
    const due = getValues('dueDate')
    const days = isDay(issued.current) && isDay(due) ? daysBetween(issued.current, due) : NaN
    if (listPaymentTerms(paymentTerms).includes(days))
      setValue('dueDate', addDays(day, days), { shouldDirty: true })
  }
}
