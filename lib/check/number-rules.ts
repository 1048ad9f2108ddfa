import { patternOf } from '@/lib/business/numbering/derive'
import { readNumber, withCount } from '@/lib/business/numbering/pattern'
import { isDraft } from '@/lib/documents/lifecycle/kinds'
import type { RuleId } from './names'
import type { CheckedBusiness, Rule } from './types'
import { nounOf } from './words'

/** A number taken apart as it is counted: by the pattern of the business, else as a pattern of its own. */
interface Apart {
  pattern: string
  series: string
  count: number
}

function apart(number: string, { pattern }: CheckedBusiness): Apart | null {
  const text = number.trim()
  const own = readNumber(pattern, text) ? pattern : /\d/.test(text) && patternOf(text)?.pattern
  const reading = own && readNumber(own, text)
  return reading ? { pattern: own, series: reading.series, count: reading.count } : null
}

/** What follows a number: the same text with the next count. */
function after(number: string, business: CheckedBusiness): string | null {
  const parts = apart(number, business)
  return parts && withCount(parts.pattern, number.trim(), parts.count + 1)
}

interface Counted<T> {
  one: T
  count: number
}

/** Those of the same series, highest first. */
function ofSeries<T extends { invoiceNumber: string }>({ pattern, series }: Apart, all: T[]): Counted<T>[] {
  const found: Counted<T>[] = []
  for (const one of all) {
    const reading = readNumber(pattern, one.invoiceNumber)
    if (reading?.series === series) found.push({ one, count: reading.count })
  }
  return found.sort((a, b) => b.count - a.count)
}

/** Case and spaces do not tell two numbers apart for whoever reads them, but for a space between two digits. */
const plain = (number: string) => number.replace(/(?<!\d)\s+|\s+(?!\d)/g, '').toLowerCase()

const taken: Rule = ({ document, history }) => {
  const own = plain(document.invoiceNumber)
  const other = history.latest.find((one) => plain(one.invoiceNumber) === own)
  if (!other) return null
  return {
    field: 'invoiceNumber',
    message: `Choose another number: ${other.invoiceNumber} belongs to another ${nounOf(document)}.`,
    link: `/invoices/${other.id}`,
  }
}

const gap: Rule = ({ document: { invoiceNumber }, business, history }) => {
  const own = apart(invoiceNumber, business)
  const used = [...history.latest, ...history.deleted.map((number) => ({ invoiceNumber: number }))]
  const [last, before] = own ? ofSeries(own, used) : []
  // Numbers that never were counted one by one, such as dates, have no gaps.
  if (!own || !last || !before || last.count - before.count !== 1) return null
  const skipped = own.count - last.count - 1
  if (skipped < 1) return null
  const next = after(last.one.invoiceNumber, business)!
  return {
    field: 'invoiceNumber',
    message:
      skipped === 1
        ? `${next} is skipped. Use it, or keep the gap.`
        : `${skipped} numbers are skipped, from ${next} on. Use the next one, or keep the gap.`,
    suggestion: next,
  }
}

const order: Rule = ({ document: { invoiceNumber, issueDate }, business, history }) => {
  const own = apart(invoiceNumber, business)
  const later =
    own &&
    ofSeries(own, history.latest).find(
      ({ one, count }) => !isDraft(one) && count > own.count && one.issueDate < issueDate,
    )?.one
  if (!later) return null
  return {
    field: 'invoiceNumber',
    message: `Check the number: ${later.invoiceNumber} is higher, but has an earlier date.`,
    link: `/invoices/${later.id}`,
  }
}

/** A number with its digits and its case forgotten: a new year is no new pattern. */
const shape = (number: string) => number.replace(/\d+/g, '0').toLowerCase()
const ENOUGH = 3

const pattern: Rule = ({ document: { invoiceNumber }, business, history: { latest } }) => {
  const [last] = latest
  if (
    !last ||
    latest.length < ENOUGH ||
    readNumber(business.pattern, invoiceNumber.trim()) ||
    latest.some((one) => shape(one.invoiceNumber) === shape(invoiceNumber))
  )
    return null
  const next = after(last.invoiceNumber, business)
  const isFree = next && latest.every((one) => plain(one.invoiceNumber) !== plain(next))
  return {
    field: 'invoiceNumber',
    message: `Check the number: your others look like ${last.invoiceNumber}.`,
    ...(isFree && { suggestion: next }),
  }
}

/** Whether the number is the one that comes next. */
export const numberRules = {
  'number-taken': taken,
  'number-gap': gap,
  'number-order': order,
  'number-pattern': pattern,
} satisfies Partial<Record<RuleId, Rule>>
