import { ALL_LANGUAGES, isLanguage, type Language } from '@/lib/core/languages'
import type { DocumentMessages, MailMessages, OtherTitle } from './message-types'

/** Texts by language, and in each by their key. */
export type TextsByLanguage<Key extends string = string> = Partial<
  Record<Language, Partial<Record<Key, string>>>
>
/** Words of a business in the place of a catalogue's: `sheet.total`. */
export type CustomLabels = Partial<Record<Language, Record<string, string>>>

/** Characters of one at most: of a word on the sheet, which is one line, and of what a mail says. */
const MAX_LABEL_LENGTH = 80
export const MAX_MULTILINE_LENGTH = 500

/** The most characters of a word beside the bank details: enough for a label, too few for other bank details. */
const MAX_BANK_LABEL_LENGTH = 30

/** Whether a key is a word beside the bank details, which needs the permission to change those. */
export const isBankLabel = (key: string): boolean => /^account\.|^sheet\.(howToPay|paymentDetails)$/.test(key)

/** The most characters of the business's own word for a key. */
export const getMaxLabelLength = (key: string): number =>
  isBankLabel(key) ? MAX_BANK_LABEL_LENGTH : isMultiline(key) ? MAX_MULTILINE_LENGTH : MAX_LABEL_LENGTH

/** The parts of a catalogue that a business may word anew. Numbers of things and the rules of the language are not among them. */
const LABEL_SECTIONS = [
  ...(['sheet', 'title', 'kinds', 'titles', 'facts', 'references', 'seller', 'account'] as const),
  ...(['amountDue', 'amountPaid', 'amountCredited', 'proformaNote'] as const),
  ...(['tax', 'taxOn', 'includesTax', 'includesTaxOn', 'unitPriceWithTax', 'untaxedOn'] as const),
  ...(['categories', 'taxReasons', 'discount', 'discountRate', 'lineDiscount'] as const),
  ...(['lineDiscountRate', 'withholding', 'statuses', 'types', 'paymentMethods', 'partPaid'] as const),
] satisfies (keyof DocumentMessages)[]
/** With what follows from them. */
const OVERRIDABLE_SECTIONS = [...LABEL_SECTIONS, 'standing'] as const
/** Those of its mails. What reminders say is a text of its own (lib/business/texts.ts). */
const MAIL_SECTIONS = ['letter', 'receipt'] as const satisfies (keyof MailMessages)[]

type LabelledMessages = Pick<DocumentMessages, (typeof LABEL_SECTIONS)[number]>

/** Whether a key is one of what mails say, in as many lines as it takes. Subjects, buttons and what a mailbox lists are one. */
export const isMultiline = (key: string): boolean =>
  MAIL_SECTIONS.some((part) => key.startsWith(`${part}.`)) && !/subject|button|preview/i.test(key)

/** What can be worded anew on a document, by key, as the catalogue has it. */
export const listLabelsByKey = (words: LabelledMessages) => flattenSections(words, LABEL_SECTIONS)
/** The same in its mails. */
export const listMailLabelsByKey = (words: MailMessages) => flattenSections(words, MAIL_SECTIONS)

/** Texts by name, or by the name of what they are about. */
interface Texts {
  [name: string]: string | Texts
}

/** Texts by key: `letter.kinds.QUOTE.subject`. */
function flatten(texts: Texts, before = ''): Record<string, string> {
  const entries = Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[before + name, text]] : Object.entries(flatten(text, `${before}${name}.`)),
  )
  return Object.fromEntries(entries) as Record<string, string>
}

/** Some parts of a catalogue; what else is in it is no text. */
const pickSections = (words: object, parts: readonly string[]): Texts =>
  Object.fromEntries(parts.map((part) => [part, (words as Texts)[part]!]))

const flattenSections = (words: object, parts: readonly string[]) => flatten(pickSections(words, parts))

/** What is filled into a text, in any order: `{number}`. */
export const listPlaceholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

/**
 * Words with others in their place. One that names a kind of document changes its title, too, and that of an invoice its mark; one for a
 * state is said on any day, and what the tax is called wherever it is named.
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
    ...getStatusOverrides(own),
    ...getTaxOverrides(words, own),
    ...getTitleOverrides(words, own),
    ...own,
  })
}

/** The same of what mails say. */
export const withCustomMailLabels = (words: MailMessages, own: Record<string, string> = {}): MailMessages =>
  overrideTexts(words, MAIL_SECTIONS, own)

const overrideTexts = <Words extends object>(
  words: Words,
  parts: readonly string[],
  texts: Record<string, string>,
): Words => ({ ...words, ...(replaceTexts(pickSections(words, parts), texts) as object) })

/** Texts with others in their places, by their keys. */
const replaceTexts = (texts: Texts, others: Record<string, string>, before = ''): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string'
        ? (others[before + name] ?? text)
        : replaceTexts(text, others, `${before}${name}.`),
    ]),
  )

/** How a document stands that is not open any more: as its state is called. */
const getStatusOverrides = (own: Record<string, string>) =>
  Object.fromEntries(
    (['PAID', 'ACCEPTED', 'DECLINED', 'CANCELLED'] as const).flatMap((status) => {
      const called = own[`statuses.${status}`]
      return called ? [[`standing.${status.toLowerCase()}`, called]] : []
    }),
  )

/** What is said of the tax beside its row, in parts of a catalogue. */
const TAX_KEYS = ['taxOn', 'includesTax', 'includesTaxOn', 'unitPriceWithTax'] as const
/** What a row of the tax is called: what stands before its rate. */
const getTaxName = (text: string) => text.replace(/[\s(（]*\{rate\}.*$/, '')

/** What calls the tax otherwise does so wherever it is named. */
function getTaxOverrides(words: LabelledMessages, own: Record<string, string>): Record<string, string> {
  if (!own.tax) return {}
  const [before, name] = [getTaxName(words.tax), getTaxName(own.tax)]
  const renamed = (text: string) => {
    const at = text.toLowerCase().indexOf(before.toLowerCase())
    return at < 0 ? text : text.slice(0, at) + name + text.slice(at + before.length)
  }
  return {
    'sheet.tax': renamed(words.sheet.tax),
    ...Object.fromEntries(TAX_KEYS.map((key) => [key, renamed(words[key])])),
  }
}

/** What a business calls the other kinds, in their titles. */
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

/** Texts as they are stored, by language and key, of some languages; nothing where there is none. */
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
