import { isSaturday, isWeekend, nextMonday } from 'date-fns'
import { addDays, daysBetween, type Day, toDate, toDay } from '@/lib/core/dates'
import { getDocumentKind } from '@/lib/documents/lifecycle/kinds'
import { isSmallInvoice, requiresSupplyDate } from '@/lib/documents/supply-dates'
import type { RuleId } from './rule-registry'
import { hasTaxCategory } from './document-facts'
import type { CheckRule } from './types'

const MAX_AGE_DAYS = 30
const MAX_TERM_DAYS = 183

/** Returns the due date that keeps the current payment terms (at least 0 days) when counted from another day. */
const shiftDueDate = (from: Day, { issueDate, dueDate }: { issueDate: Day; dueDate: Day }): Day =>
  addDays(from, Math.max(0, daysBetween(issueDate, dueDate)))

const dueBeforeIssue: CheckRule = ({ document }) =>
  document.dueDate < document.issueDate
    ? {
        field: 'dueDate',
        values: { kind: getDocumentKind(document) },
        suggestion: document.issueDate,
      }
    : null

const duePast: CheckRule = ({ document, business: { today } }) =>
  document.dueDate < today && document.dueDate >= document.issueDate
    ? {
        field: 'dueDate',
        values: { kind: getDocumentKind(document) },
        suggestion: shiftDueDate(today, document),
      }
    : null

const dueFar: CheckRule = ({ document }) =>
  daysBetween(document.issueDate, document.dueDate) > MAX_TERM_DAYS
    ? { field: 'dueDate', values: { kind: getDocumentKind(document) } }
    : null

const dueWeekend: CheckRule = ({ document: { dueDate }, business: { today } }) => {
  const date = toDate(dueDate)
  if (!isWeekend(date) || dueDate < today) return null
  return {
    field: 'dueDate',
    values: { weekday: isSaturday(date) ? 'saturday' : 'sunday' },
    suggestion: toDay(nextMonday(date)),
  }
}

const issueFuture: CheckRule = ({ document: { issueDate }, business: { today } }) =>
  issueDate > today ? { field: 'issueDate', suggestion: today } : null

const issueOld: CheckRule = ({ document: { issueDate }, business: { today } }) => {
  const age = daysBetween(issueDate, today)
  return age > MAX_AGE_DAYS
    ? {
        field: 'issueDate',
        values: { age },
        suggestion: today,
      }
    : null
}

/**
 * Requires the date of supply for an intra-EU supply (EN 16931, BR-IC-11). The form rejects it too; this covers
 * documents from elsewhere.
 */
const noSupplyDay: CheckRule = ({ document }) =>
  hasTaxCategory(document, 'K') && !document.serviceFrom
    ? { field: 'serviceFrom', suggestion: document.issueDate }
    : null

/**
 * Requires the date of supply where every invoice states it. A deposit is invoiced before the supply, and an invoice
 * for a small amount needs less.
 */
const noServiceDate: CheckRule = ({ document, business: { country } }) =>
  document.serviceFrom ||
  document.relation === 'DEPOSIT' ||
  !requiresSupplyDate(country) ||
  hasTaxCategory(document, 'K') ||
  isSmallInvoice(country, document)
    ? null
    : { field: 'serviceFrom', suggestion: document.issueDate }

/** Rules about the dates of issue, payment and supply. */
export const dateRules = {
  'due-before-issue': dueBeforeIssue,
  'no-supply-day': noSupplyDay,
  'no-service-date': noServiceDate,
  'due-past': duePast,
  'due-far': dueFar,
  'due-weekend': dueWeekend,
  'issue-future': issueFuture,
  'issue-old': issueOld,
} satisfies Partial<Record<RuleId, CheckRule>>
