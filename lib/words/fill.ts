import type { Plural } from './document-words'

/** A sentence with its braces filled; those it is not told of stay as they are. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )

const rules = new Map<string, Intl.PluralRules>()

/** The form of a sentence for a number of things, filled with it, by the rules of a language (BCP 47). */
export function countOf(forms: Plural, count: number, locale: string): string {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, rule)
  return fill(forms[rule.select(count)] ?? forms.other, { count })
}
