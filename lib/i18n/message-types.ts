import type { Amount } from '@/lib/core/money'
import type { Day } from '@/lib/core/dates'
import type { LanguageDates } from './date-formats'
import type messages from './documents/en.json'

/** Texts of a language. English is the source: the others have its keys. */
export type CatalogueMessages = typeof messages

/** Some of the texts of an object. */
type SomeTexts<Texts> = {
  [Name in keyof Texts]?: Texts[Name] extends string ? string : SomeTexts<Texts[Name]>
}

/** Texts that differ in a country. */
interface CountryTexts extends SomeTexts<Pick<CatalogueMessages, 'document' | 'mail' | 'page'>> {
  byKind?: Partial<Record<OtherKind, SomeTexts<CatalogueMessages['document']>>>
  /** Texts of `document` where tax is charged. */
  taxed?: SomeTexts<CatalogueMessages['document']>
}

/** Texts that replace those of a language. */
export interface TextOverrides {
  /** By kind of document, whose noun may have another gender. */
  byKind?: Partial<Record<OtherKind, SomeTexts<CatalogueMessages['document']>>>
  /** By the seller's country (ISO 3166-1 alpha-2). */
  byCountry?: Record<string, CountryTexts>
}

/** Texts of a catalogue that an earlier edition worded differently. */
export type CatalogueChanges = SomeTexts<Omit<CatalogueMessages, 'page'>> & TextOverrides

/** A language of documents: its texts and formats. */
export type Catalogue = CatalogueMessages & TextOverrides & { formats?: FormatterConfig }

/** Titles of documents that are not plain invoices: by kind, or by the invoice's purpose (lib/documents/titles.ts). */
export type OtherTitle = keyof CatalogueMessages['document']['kinds']
export type OtherKind = Exclude<OtherTitle, 'DEPOSIT' | 'PARTIAL' | 'FINAL'>

export type SheetMessages = CatalogueMessages['document']['sheet']
export type MailMessages = CatalogueMessages['mail']
export type PageMessages = CatalogueMessages['page']
export type ReceiptMessages = CatalogueMessages['receipt']

/** All texts and formatters of a rendered document. */
export interface DocumentMessages extends Omit<CatalogueMessages['document'], 'days' | 'units'> {
  /** Edition of the sheet (editions.ts). */
  edition: number
  /** BCP 47 tag of the formatters. */
  locale: string
  /** BCP 47 tag for screen readers and the PDF's language. */
  lang: string
  /** Set if every label is in two languages. */
  isBilingual?: true
  /** Formats the days until the due date, or after it. */
  formatDays(text: keyof CatalogueMessages['document']['days'], count: number): string
  formatters: Formatters
  /** Returns the variant for another kind of document, or for one that charges tax; undefined if there is none. */
  getVariant?: (kind?: OtherKind, isTaxed?: boolean) => DocumentMessages | undefined
}

/** Formatters of a language. */
export interface Formatters {
  money(value: Amount, currency: string): string
  unitPrice(value: Amount, currency: string): string
  number(value: Amount): string
  percent(value: Amount): string
  /** Unit after a quantity. */
  unit(unit: string, quantity: number): string
  /** Separator of quantity and unit. */
  unitSeparator: string
  /** Dates: in a column, on the owner's screen, and within a sentence. */
  day(day: Day): string
  longDay(day: Day): string
  proseDay(day: Day): string
  /** A date's month or quarter, with or without the year, and a range of dates. */
  month(day: Day, withYear: boolean): string
  quarter(day: Day, withYear: boolean): string
  dayRange(from: Day, to: Day): string
  /** Name of a country; the English one if no other is known. */
  country(code: string | null, english: string | null): string | null
}

/** Configuration of a language's formatters, besides the rules built into every browser (`createFormatters`). */
export interface FormatterConfig {
  dates: LanguageDates
  /** Separator of quantity and unit; a space by default. */
  unitSeparator?: string
}
