import type { PluralForms } from './message-types'

/** Fills a sentence's placeholders; unknown ones are left unchanged. */
export const interpolate = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )

const pluralRules = new Map<string, Intl.PluralRules>()

/** Returns the plural form for a count, filled with it, by the rules of a language (BCP 47). */
export function formatPlural(forms: PluralForms, count: number, locale: string): string {
  const rule = pluralRules.get(locale) ?? new Intl.PluralRules(locale)
  pluralRules.set(locale, rule)
  return interpolate(forms[rule.select(count)] ?? forms.other, { count })
}

export const joinParagraphs = (...some: string[]): string => some.join('\n\n')

/** Joins the sentences of a paragraph; Japanese has no space between them. */
export const joinSentences = (sentences: string[], locale: string): string =>
  sentences.join(locale.startsWith('ja') ? '' : ' ')
