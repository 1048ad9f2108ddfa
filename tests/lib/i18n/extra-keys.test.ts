import { readFileSync } from 'node:fs'
import { flatten } from '@/lib/i18n/custom-labels'
import { INTERFACE_LANGUAGE_CODES } from '@/lib/i18n/interface-language'
import { LANGUAGES } from '@/lib/core/languages'

/** Texts of a language that replace others by kind of document or by country. */
const OVERRIDES = /^(byKind|byCountry)\./

const listKeys = (folder: string, language: string): string[] =>
  Object.keys(flatten(JSON.parse(readFileSync(`lib/i18n/${folder}/${language}.json`, 'utf8'))))

// npm run check:messages finds keys that a language lacks.
it.each([
  ...['interface', 'errors'].flatMap((folder) => INTERFACE_LANGUAGE_CODES.map((code) => [folder, code])),
  ...Object.keys(LANGUAGES).map((code) => ['documents', code]),
] as [string, string][])('lib/i18n/%s/%s.json has no text that English lacks', (folder, language) => {
  const english = new Set(listKeys(folder, 'en'))
  const extra = listKeys(folder, language).filter((key) => !english.has(key) && !OVERRIDES.test(key))
  expect(extra).toEqual([])
})
