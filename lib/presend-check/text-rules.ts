import { findClientContact, getClientTitle } from '@/lib/clients/display-name'
import { formatClientAddress } from '@/lib/clients/format-client-address'
import { countWindowLines, getWindowPlace } from '@/lib/core/geo/letter-window'
import { createTextInterpolator } from '@/lib/documents/interpolate-texts'
import { isItem } from '@/lib/documents/line-items/line-kinds'
import { listUndrawable } from '@/lib/documents/pdf/text/list-undrawable'
import { TEXT_FIELDS } from '@/lib/documents/texts'
import { chargesTax } from './document-facts'
import { listPrintedTexts } from './printed-texts'
import type { RuleId } from './rule-registry'
import type { CheckedDocument, CheckRule } from './types'

const noWords: CheckRule = ({ document: { id, lineItems } }) => {
  const index = lineItems.findIndex((line) => isItem(line) && !/\p{L}/u.test(line.description))
  if (index < 0) return null
  return {
    field: `lineItems.${index}.description`,
    values: { lines: lineItems.length, line: index + 1 },
    link: `/invoices/edit/${id}`,
  }
}

/**
 * Placeholders in a text. Words such as "todo" count only in capitals, because they are ordinary in other languages
 * (Spanish).
 */
const PLACEHOLDER =
  /\b(?:TODO|TBD|TBC|FIXME|XXX+)\b|\blorem ipsum\b|\{\w+\}|\[(?:your|client|insert|name|company|date|month|amount)\b[^\]\n]*\]|<(?:your|client|insert|name|company|date|month|amount)\b[^>\n]*>/i
const IS_WORD = /^(?:todo|tbd|tbc|fixme|xxx+)$/i

function findPlaceholder(text: string): string | null {
  for (const [found] of text.matchAll(new RegExp(PLACEHOLDER, 'gi')))
    if (!IS_WORD.test(found) || found === found.toUpperCase()) return found
  return null
}

interface CheckedText {
  field: string
  text: string
}

const listTexts = (document: CheckedDocument): CheckedText[] => [
  ...document.lineItems.map(({ description }, index) => ({
    field: `lineItems.${index}.description`,
    text: description,
  })),
  ...TEXT_FIELDS.map((field) => ({ field, text: document[field] ?? '' })),
]

/** Returns a text's place on the document as the messages name it: `clientName`, or `line` with its number. */
function getPlace(field: string): { place: string; line?: number } {
  const [, index] = field.match(/^lineItems\.(\d+)\./) ?? []
  if (index !== undefined) return { place: 'line', line: Number(index) + 1 }
  return { place: field.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()) }
}

const placeholder: CheckRule = ({ document }) => {
  const fill = createTextInterpolator(document)
  for (const { field, text } of listTexts(document)) {
    const found = findPlaceholder(fill(text))
    if (found)
      return { field, values: { text: found, ...getPlace(field) }, link: `/invoices/edit/${document.id}` }
  }
  return null
}

const noGlyph: CheckRule = ({ document, client }) => {
  for (const { field, text, link } of listPrintedTexts(document, client)) {
    const [character] = listUndrawable(text)
    if (character) return { field, values: { character, ...getPlace(field) }, link }
  }
  return null
}

/**
 * Countries where a correction of tax gives its reason. AU: GST Adjustment Note Information Requirements Determination
 * 2022, s 5(1)(e). ES: customary since RD 1496/2003 required it; RD 1619/2012, art. 15.4 and 15.5, no longer does.
 */
const REQUIRES_REASON = new Set(['AU', 'ES'])

const noCorrectionReason: CheckRule = ({ document }) =>
  document.kind === 'CREDIT_NOTE' &&
  chargesTax(document) &&
  REQUIRES_REASON.has(document.seller.place?.country ?? '') &&
  !document.correctionReason?.trim()
    ? { field: 'correctionReason' }
    : null

/** Estimated characters that fit beside each other in a window of some 75 mm. */
const LINE_LENGTH = 44

const addressTooLong: CheckRule = ({ document, client }) => {
  const place = getWindowPlace(document.seller.letterWindow ?? 'NONE')
  if (!place) return null
  const contact = findClientContact(client)
  const address = [
    getClientTitle(client),
    ...(contact === null ? [] : [contact]),
    ...formatClientAddress(client),
  ]
  const lines = address.reduce((sum, line) => sum + Math.ceil(line.length / LINE_LENGTH), 0)
  const room = countWindowLines(place)
  if (lines <= room) return null
  return { field: 'client.address', values: { lines, room }, link: `/clients?edit=${client.id}` }
}

/** Checks that its texts are complete and can be printed. */
export const textRules = {
  'no-words': noWords,
  placeholder,
  'no-glyph': noGlyph,
  'no-correction-reason': noCorrectionReason,
  'address-too-long': addressTooLong,
} satisfies Partial<Record<RuleId, CheckRule>>
