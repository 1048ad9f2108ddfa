import { inferPattern } from '@/lib/business/numbering/infer-pattern'
import { parseDocumentNumber, replaceCount } from '@/lib/business/numbering/pattern'
import { getDocumentKind, isDraft } from '@/lib/documents/lifecycle/kinds'
import type { RuleId } from './rule-registry'
import type { CheckedBusiness, CheckRule } from './types'

/** A parsed number: by the business's pattern, else by one inferred from the number. */
interface NumberParts {
  pattern: string
  series: string
  count: number
}

function splitNumber(number: string, { pattern }: CheckedBusiness): NumberParts | null {
  const text = number.trim()
  const own = parseDocumentNumber(pattern, text) ? pattern : /\d/.test(text) && inferPattern(text)?.pattern
  const reading = own && parseDocumentNumber(own, text)
  return reading ? { pattern: own, series: reading.sequenceKey, count: reading.count } : null
}

/** Returns the same number with the next count. */
function getNextNumber(number: string, business: CheckedBusiness): string | null {
  const parts = splitNumber(number, business)
  return parts && replaceCount(parts.pattern, number.trim(), parts.count + 1)
}

interface CountedNumber<T> {
  one: T
  count: number
}

/** Lists the numbers of the same sequence, highest first. */
function listOfSequence<T extends { invoiceNumber: string }>(
  { pattern, series }: NumberParts,
  all: T[],
): CountedNumber<T>[] {
  const counted: CountedNumber<T>[] = []
  for (const one of all) {
    const reading = parseDocumentNumber(pattern, one.invoiceNumber)
    if (reading?.sequenceKey === series) counted.push({ one, count: reading.count })
  }
  return counted.sort((a, b) => b.count - a.count)
}

/** Ignores case, and spaces except between two digits, which readers don't notice. */
const normalizeNumber = (number: string) => number.replace(/(?<!\d)\s+|\s+(?!\d)/g, '').toLowerCase()

const numberTaken: CheckRule = ({ document, history }) => {
  const own = normalizeNumber(document.invoiceNumber)
  const other = history.businessDocuments.find((one) => normalizeNumber(one.invoiceNumber) === own)
  if (!other) return null
  return {
    field: 'invoiceNumber',
    values: { number: other.invoiceNumber, kind: getDocumentKind(document) },
    link: `/invoices/${other.id}`,
  }
}

const numberGap: CheckRule = ({ document: { invoiceNumber }, business, history }) => {
  const own = splitNumber(invoiceNumber, business)
  const used = [
    ...history.businessDocuments,
    ...history.deletedNumbers.map((number) => ({ invoiceNumber: number })),
  ]
  const [last, before] = own ? listOfSequence(own, used) : []
  // Numbers that were never consecutive, such as dates, have no gaps.
  if (!own || !last || !before || last.count - before.count !== 1) return null
  const skipped = own.count - last.count - 1
  if (skipped < 1) return null
  const next = getNextNumber(last.one.invoiceNumber, business)!
  return {
    field: 'invoiceNumber',
    values: { count: skipped, number: next },
    suggestion: next,
  }
}

const numberOrder: CheckRule = ({ document: { invoiceNumber, issueDate }, business, history }) => {
  const own = splitNumber(invoiceNumber, business)
  const later =
    own &&
    listOfSequence(own, history.businessDocuments).find(
      ({ one, count }) => !isDraft(one) && count > own.count && one.issueDate < issueDate,
    )?.one
  if (!later) return null
  return {
    field: 'invoiceNumber',
    values: { number: later.invoiceNumber },
    link: `/invoices/${later.id}`,
  }
}

/** Masks digits and case: a new year is not a new pattern. */
const toShape = (number: string) => number.replace(/\d+/g, '0').toLowerCase()
const MIN_NUMBERS = 3

const numberPattern: CheckRule = ({
  document: { invoiceNumber },
  business,
  history: { businessDocuments },
}) => {
  const [last] = businessDocuments
  if (
    !last ||
    businessDocuments.length < MIN_NUMBERS ||
    parseDocumentNumber(business.pattern, invoiceNumber.trim()) ||
    businessDocuments.some((one) => toShape(one.invoiceNumber) === toShape(invoiceNumber))
  )
    return null
  const next = getNextNumber(last.invoiceNumber, business)
  const isFree =
    next && businessDocuments.every((one) => normalizeNumber(one.invoiceNumber) !== normalizeNumber(next))
  return {
    field: 'invoiceNumber',
    values: { number: last.invoiceNumber },
    ...(isFree && { suggestion: next }),
  }
}

/** Rules about whether the number is the expected next one. */
export const numberRules = {
  'number-taken': numberTaken,
  'number-gap': numberGap,
  'number-order': numberOrder,
  'number-pattern': numberPattern,
} satisfies Partial<Record<RuleId, CheckRule>>
