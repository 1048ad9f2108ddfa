import { daysBetween } from '@/lib/core/dates'
import { isOverdue } from '@/lib/documents/payment-status/payment-status'
import { formatMoney, roundMoney, type Amount } from '@/lib/core/money'
import { isItem, filterItems } from '@/lib/documents/line-items/line-kinds'
import type { RuleId } from './rule-registry'
import type { RuleInput, CheckRule } from './types'
import { formatClientName } from './rule-texts'

const getEditLink = ({ document: { id } }: RuleInput) => `/invoices/edit/${id}`

const noLines: CheckRule = (looked) =>
  filterItems(looked.document.lineItems).length === 0
    ? {
        field: 'lineItems',
        message: 'Add at least one line item.',
        link: getEditLink(looked),
      }
    : null

const staleDeduction: CheckRule = (looked) => {
  const { deductions } = looked.history
  if (!deductions || deductions.wrong < 0) return null
  return {
    field: 'lineItems',
    message:
      'Remove the line that takes off what has changed since, or what another final invoice takes off.',
    link: getEditLink(looked),
  }
}

const missingDeduction: CheckRule = (looked) => {
  const { missing } = looked.history.deductions ?? {}
  if (!missing) return null
  return {
    field: 'lineItems',
    message: `Check the lines: ${missing} was billed before and is not deducted.`,
    link: getEditLink(looked),
  }
}

const zeroTotal: CheckRule = (looked) => {
  const { lineItems, totalAmount, currency } = looked.document
  const first = lineItems.findIndex(isItem)
  if (first < 0 || totalAmount > 0) return null
  const message = `Check the prices: the total is ${formatMoney(totalAmount, currency)}.`
  return { field: `lineItems.${first}.unitPrice`, message, link: getEditLink(looked) }
}

const TIMES = 4
const MORE_THAN = 3

const unusualTotal: CheckRule = (looked) => {
  const { document, client, history } = looked
  const totals = history.ofClient
    .filter(({ currency }) => currency === document.currency)
    .map(({ totalAmount }) => totalAmount)
    .sort((a, b) => a - b)
  if (totals.length <= MORE_THAN) return null
  const usual = (totals[Math.floor((totals.length - 1) / 2)]! + totals[Math.floor(totals.length / 2)]!) / 2
  if (usual <= 0 || document.totalAmount <= TIMES * usual) return null
  const money = (amount: Amount) => formatMoney(amount, document.currency)
  const message = `Check the total: ${money(document.totalAmount)} is far above the usual ${money(roundMoney(usual, document.currency))} for ${formatClientName(client)}.`
  return { field: 'lineItems', message, link: getEditLink(looked) }
}

const RECENT = 10

const unusualCurrency: CheckRule = ({ document: { currency }, client, history }) => {
  const recent = history.ofClient.slice(0, RECENT).map((one) => one.currency)
  if (recent.includes(currency)) return null
  // One earlier invoice is no custom yet.
  const usual = recent.length > 1 ? findMostFrequent(recent) : client.currency
  if (!usual || usual === currency) return null
  return {
    field: 'currency',
    message: `Check the currency: ${formatClientName(client)} is usually billed in ${usual}, not ${currency}.`,
    suggestion: usual,
  }
}

function findMostFrequent(values: string[]): string | null {
  const times = (value: string) => values.filter((one) => one === value).length
  return [...new Set(values)].sort((a, b) => times(b) - times(a))[0] ?? null
}

const WEEK = 7

/** A weekly invoice is as old as that to the day, and no double. */
const sentAlready: CheckRule = ({ document, client, history }) => {
  const twin = history.ofClient.find(
    (one) =>
      one.currency === document.currency &&
      one.totalAmount === document.totalAmount &&
      one.totalAmount > 0 &&
      Math.abs(daysBetween(one.issueDate, document.issueDate)) < WEEK,
  )
  if (!twin) return null
  return {
    field: 'lineItems',
    message: `Check that this isn’t a duplicate: ${twin.invoiceNumber} for ${formatClientName(client)} has the same total.`,
    link: `/invoices/${twin.id}`,
  }
}

const lineTwice: CheckRule = (looked) => {
  const seen = new Map<string, number>()
  for (const [index, line] of looked.document.lineItems.entries()) {
    if (!isItem(line) || line.amount === 0) continue
    const key = JSON.stringify([
      line.description.trim().toLowerCase(),
      line.quantity,
      line.unit,
      line.unitPrice,
    ])
    const first = seen.get(key)
    if (first !== undefined)
      return {
        field: `lineItems.${index}`,
        message: `Lines ${first + 1} and ${index + 1} are the same. Remove one, unless you mean both.`,
        link: getEditLink(looked),
      }
    seen.set(key, index)
  }
  return null
}

const clientOverdue: CheckRule = ({ business: { today }, client, history }) => {
  const late = history.ofClient.filter((one) => isOverdue(one, today))
  if (late.length === 0) return null
  const what = late.length === 1 ? 'an overdue invoice' : `${late.length} overdue invoices`
  return {
    field: 'client',
    message: `${formatClientName(client)} has ${what}.`,
    link: `/invoices?overdue=1&clientId=${client.id}`,
  }
}

/** How much, of what, and compared with what this client got before. */
export const amountRules = {
  'no-lines': noLines,
  'deduction-stale': staleDeduction,
  'deduction-missing': missingDeduction,
  'zero-total': zeroTotal,
  'unusual-total': unusualTotal,
  'unusual-currency': unusualCurrency,
  'sent-already': sentAlready,
  'line-twice': lineTwice,
  'client-overdue': clientOverdue,
} satisfies Partial<Record<RuleId, CheckRule>>
