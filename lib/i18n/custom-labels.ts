import { ALL_LANGUAGES, isLanguage, type Language } from '@/lib/core/languages'
import type { DocumentMessages, MailMessages, OtherTitle } from './message-types'

/** Texts by language, then by key. */
export type TextsByLanguage<Key extends string = string> = Partial<
  Record<Language, Partial<Record<Key, string>>>
>
/** A business's custom labels, by language, then by catalogue key (`sheet.total`). */
export type CustomLabels = Partial<Record<Language, Record<string, string>>>

/** Maximum numbers of characters: of a one-line label on the document, and of a text in emails. */
const MAX_LABEL_LENGTH = 80
export const MAX_MULTILINE_LENGTH = 500

/**
 * Maximum number of characters of a label next to the bank details: enough for a label, too short for forged bank
 * details.
 */
const MAX_BANK_LABEL_LENGTH = 30

/** True for a label next to the bank details, which requires permission to change those. */
export const isBankLabel = (key: string): boolean => /^account\.|^sheet\.(howToPay|paymentDetails)$/.test(key)

/** Returns the maximum number of characters of a custom label. */
export const getMaxLabelLength = (key: string): number =>
  isBankLabel(key) ? MAX_BANK_LABEL_LENGTH : isMultiline(key) ? MAX_MULTILINE_LENGTH : MAX_LABEL_LENGTH

/** Sections of a catalogue that a business may customise. Plurals and formatting rules are not among them. */
const LABEL_SECTIONS = [
  ...(['sheet', 'title', 'kinds', 'titles', 'facts', 'references', 'seller', 'account'] as const),
  ...(['amountDue', 'amountPaid', 'amountCredited', 'proformaNote'] as const),
  ...(['tax', 'taxOn', 'includesTax', 'includesTaxOn', 'unitPriceWithTax', 'untaxedOn'] as const),
  ...(['categories', 'taxReasons', 'discount', 'discountRate', 'lineDiscount'] as const),
  ...(['lineDiscountRate', 'withholding', 'statuses', 'types', 'paymentMethods', 'partPaid'] as const),
] satisfies (keyof DocumentMessages)[]
/** Includes sections that are derived from custom labels, or differ by country. */
const OVERRIDABLE_SECTIONS = [...LABEL_SECTIONS, 'homeTax', 'paymentStatus', 'depositLines'] as const
/** Sections of emails. Reminders have texts of their own (lib/business/texts.ts). */
const MAIL_SECTIONS = ['letter', 'receipt'] as const satisfies (keyof MailMessages)[]

type LabelledMessages = Pick<DocumentMessages, (typeof LABEL_SECTIONS)[number] | 'homeTax'>

/** True for an email text that may have several lines, unlike subjects, buttons and previews. */
export const isMultiline = (key: string): boolean =>
  MAIL_SECTIONS.some((part) => key.startsWith(`${part}.`)) && !/subject|button|preview/i.test(key)

/** Returns the customisable labels of a document by key, with their default texts. */
export const listLabelsByKey = (words: LabelledMessages) => flattenSections(words, LABEL_SECTIONS)
/** Returns the customisable texts of emails by key, with their defaults. */
export const listMailLabelsByKey = (words: MailMessages) => flattenSections(words, MAIL_SECTIONS)

interface Texts {
  [name: string]: string | Texts
}

/** Flattens nested texts to keys such as `letter.kinds.QUOTE.subject`. */
export function flatten(texts: object = {}, before = ''): Record<string, string> {
  const entries = Object.entries(texts as Texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[before + name, text]] : Object.entries(flatten(text, `${before}${name}.`)),
  )
  return Object.fromEntries(entries) as Record<string, string>
}

/** Picks sections of a catalogue; anything else in it is not text. */
const pickSections = (words: object, parts: readonly string[]): Texts =>
  Object.fromEntries(parts.map((part) => [part, (words as Texts)[part]!]))

const flattenSections = (words: object, parts: readonly string[]) => flatten(pickSections(words, parts))

/** Returns the placeholders of a text (`{number}`), sorted. */
export const listPlaceholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

/**
 * Replaces messages with custom labels. Some labels change others, too:
 * - the name of a kind of document changes its title, and that of an invoice its stamp
 * - the name of a status is used as the payment status on any day
 * - the name of the tax is used wherever the tax is named
 */
export function withCustomLabels<Words extends LabelledMessages>(
  words: Words,
  own: Record<string, string> = {},
): Words {
  const kind = own['sheet.kind']
  return overrideTexts(words, OVERRIDABLE_SECTIONS, {
    ...(kind && {
      title: words.title.replace(words.sheet.kind, () => kind),
      'sheet.kindMark': kind.toUpperCase(),
    }),
    ...(own.partPaid && { 'sheet.partPaid': own.partPaid }),
    ...getAmountOverrides(own),
    ...getStatusOverrides(own),
    ...getTaxOverrides(words, own),
    ...getTitleOverrides(words, own),
    ...own,
  })
}

/** Replaces texts of emails with custom ones. */
export const withCustomMailLabels = (words: MailMessages, own: Record<string, string> = {}): MailMessages =>
  overrideTexts(words, MAIL_SECTIONS, own)

const overrideTexts = <Words extends object>(
  words: Words,
  parts: readonly string[],
  texts: Record<string, string>,
): Words => ({ ...words, ...(replaceTexts(pickSections(words, parts), texts) as object) })

/** Replaces nested texts by key. */
export const replaceTexts = <Words extends object>(
  texts: Words,
  others: Record<string, string>,
  before = '',
): Words =>
  Object.fromEntries(
    Object.entries(texts as Texts).map(([name, text]) => [
      name,
      typeof text === 'string'
        ? (others[before + name] ?? text)
        : replaceTexts(text, others, `${before}${name}.`),
    ]),
  ) as Words

/** Uses the custom names of amounts also where the tax is named. */
const getAmountOverrides = (own: Record<string, string>) =>
  Object.fromEntries(
    AMOUNT_KEYS.flatMap(([key, derived]) => (own[key] ? [[derived, own[key]] as const] : [])),
  )
const AMOUNT_KEYS = [
  ['sheet.subtotal', 'sheet.beforeDiscount'],
  ['sheet.total', 'sheet.totalWithTax'],
  ['sheet.unitPrice', 'sheet.netUnitPrice'],
  ['sheet.amount', 'sheet.netAmount'],
] as const

/** Uses the custom name of a final status as the payment status. */
const getStatusOverrides = (own: Record<string, string>) =>
  Object.fromEntries(
    (['PAID', 'ACCEPTED', 'DECLINED', 'CANCELLED'] as const).flatMap((status) => {
      const called = own[`statuses.${status}`]
      return called ? [[`paymentStatus.${status.toLowerCase()}`, called]] : []
    }),
  )

/** Keys of texts that name the tax, besides `tax` itself. */
const TAX_KEYS = ['taxOn', 'includesTax', 'includesTaxOn', 'unitPriceWithTax'] as const
/** Returns the name of the tax: the text before its rate. */
const getTaxName = (text: string) => text.replace(/[\s(（]*\{rate\}.*$/, '')

/** Uses the custom name of the tax wherever it is named. */
function getTaxOverrides(words: LabelledMessages, own: Record<string, string>): Record<string, string> {
  if (!own.tax) return {}
  const [before, name] = [getTaxName(words.tax), getTaxName(own.tax)]
  const renamed = (text: string) => {
    const at = text.toLowerCase().indexOf(before.toLowerCase())
    return at < 0 ? text : text.slice(0, at) + name + text.slice(at + before.length)
  }
  return {
    'sheet.tax': renamed(words.sheet.tax),
    'homeTax.total': renamed(words.homeTax.total),
    ...Object.fromEntries(TAX_KEYS.map((key) => [key, renamed(words[key])])),
  }
}

/** Uses custom names of other document kinds in their titles. */
function getTitleOverrides(
  { kinds, titles }: LabelledMessages,
  own: Record<string, string>,
): Record<string, string> {
  const renamed = (Object.keys(kinds) as OtherTitle[]).flatMap((name) => {
    const called = own[`kinds.${name}`]
    return called ? [[`titles.${name}`, titles[name].replace(kinds[name], () => called)] as const] : []
  })
  return Object.fromEntries(renamed)
}

/** Parses stored texts of the given languages; undefined if there are none. */
export function parseStoredTexts(
  stored: unknown,
  languages: readonly Language[] = ALL_LANGUAGES,
): CustomLabels | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const found = Object.entries(stored).flatMap(([language, words]) => {
    if (!isLanguage(language) || !languages.includes(language)) return []
    if (typeof words !== 'object' || words === null) return []
    const texts = Object.entries(words).filter(([, text]) => typeof text === 'string' && text)
    return texts.length > 0 ? [[language, Object.fromEntries(texts)] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
