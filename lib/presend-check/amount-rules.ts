import { daysBetween } from '@/lib/core/dates'
import { isOverdue } from '@/lib/documents/payment-status/payment-status'
import { roundMoney } from '@/lib/core/money'
import { isItem, filterItems } from '@/lib/documents/line-items/line-kinds'
import { getStaleValues } from '@/lib/documents/quote-billing/stale-deduction'
import type { RuleId } from './rule-registry'
import type { RuleInput, CheckRule } from './types'
import { chargesTax, joinTexts, formatClient } from './document-facts'
import { mentionsCurrency } from '@/lib/core/tax/home-currency'
import { findHomeCurrency } from '@/lib/documents/totals/home-taxes'

const getEditLink = ({ document: { id } }: RuleInput) => `/invoices/edit/${id}`

const noLines: CheckRule = (input) =>
  filterItems(input.document.lineItems).length === 0
    ? {
        field: 'lineItems',
        link: getEditLink(input),
      }
    : null

const staleDeduction: CheckRule = (input) => {
  const { stale } = input.history.deductions ?? {}
  if (!stale) return null
  return { field: `lineItems.${stale.lines[0]}`, values: getStaleValues(stale), link: getEditLink(input) }
}

const missingDeduction: CheckRule = (input) => {
  const { missing } = input.history.deductions ?? {}
  if (!missing) return null
  return { field: 'lineItems', values: { number: missing }, link: getEditLink(input) }
}

const zeroTotal: CheckRule = (input) => {
  const { lineItems, totalAmount, currency } = input.document
  const first = lineItems.findIndex(isItem)
  if (first < 0 || totalAmount > 0) return null
  return {
    field: `lineItems.${first}.unitPrice`,
    values: { total: { amount: String(totalAmount), currency } },
    link: getEditLink(input),
  }
}

const UNUSUAL_FACTOR = 4
const MIN_HISTORY = 4

const unusualTotal: CheckRule = (input) => {
  const { document, client, history } = input
  const totals = history.clientDocuments
    .filter(({ currency }) => currency === document.currency)
    .map(({ totalAmount }) => totalAmount)
    .sort((a, b) => a - b)
  if (totals.length < MIN_HISTORY) return null
  const median = (totals[Math.floor((totals.length - 1) / 2)]! + totals[Math.floor(totals.length / 2)]!) / 2
  if (median <= 0 || document.totalAmount <= UNUSUAL_FACTOR * median) return null
  const { currency } = document
  return {
    field: 'lineItems',
    values: {
      total: { amount: String(document.totalAmount), currency },
      usual: { amount: roundMoney(median, currency).toString(), currency },
      client: formatClient(client),
    },
    link: getEditLink(input),
  }
}

const RECENT_COUNT = 10

const unusualCurrency: CheckRule = ({ document: { currency }, client, history }) => {
  const recent = history.clientDocuments.slice(0, RECENT_COUNT).map((one) => one.currency)
  if (recent.includes(currency)) return null
  // One earlier invoice is not a habit yet; then the client's own currency counts.
  const usualCurrency = recent.length > 1 ? findMostFrequent(recent) : client.currency
  if (!usualCurrency || usualCurrency === currency) return null
  return {
    field: 'currency',
    values: { client: formatClient(client), usual: usualCurrency, currency },
    suggestion: usualCurrency,
  }
}

function findMostFrequent(values: string[]): string | null {
  const count = (value: string) => values.filter((one) => one === value).length
  return [...new Set(values)].sort((a, b) => count(b) - count(a))[0] ?? null
}

const WEEK = 7

/** A duplicate is less than a week apart: a weekly invoice is exactly seven days older. */
const sentAlready: CheckRule = ({ document, client, history }) => {
  const duplicate = history.clientDocuments.find(
    (one) =>
      one.currency === document.currency &&
      one.totalAmount === document.totalAmount &&
      one.totalAmount > 0 &&
      Math.abs(daysBetween(one.issueDate, document.issueDate)) < WEEK,
  )
  if (!duplicate) return null
  return {
    field: 'lineItems',
    values: { number: duplicate.invoiceNumber, client: formatClient(client) },
    link: `/invoices/${duplicate.id}`,
  }
}

const lineTwice: CheckRule = (input) => {
  const seen = new Map<string, number>()
  for (const [index, line] of input.document.lineItems.entries()) {
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
        values: { first: first + 1, second: index + 1 },
        link: getEditLink(input),
      }
    seen.set(key, index)
  }
  return null
}

const clientOverdue: CheckRule = ({ business: { today }, client, history }) => {
  const late = history.clientDocuments.filter((one) => isOverdue(one, today))
  if (late.length === 0) return null
  return {
    field: 'client',
    values: { client: formatClient(client), count: late.length },
    link: `/invoices?overdue=1&clientId=${client.id}`,
  }
}

/**
 * Requires the exchange rate for the tax in the currency of the seller's country. Notes, terms or a line may state the
 * tax instead.
 */
const taxHomeCurrency: CheckRule = ({ document }) => {
  const home = findHomeCurrency(document)
  if (!home || document.exchangeRate || !chargesTax(document)) return null
  const texts = [joinTexts(document), ...document.lineItems.map(({ description }) => description)]
  return mentionsCurrency(texts.join('\n'), home)
    ? null
    : { field: 'exchangeRate', values: { currency: home } }
}

/** Rules about amounts and line items, including comparisons with the client's earlier invoices. */
export const amountRules = {
  'tax-home-currency': taxHomeCurrency,
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
