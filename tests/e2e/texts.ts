import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createTranslator, type Messages } from 'next-intl'

/** Texts of the interface by key, for tests that run in more than one language. */
export type Texts = ReturnType<typeof createTexts>

/** Reads the texts of a language. `root` is the folder of the application under test. */
export function createTexts(locale: 'en' | 'de', root = path.resolve(__dirname, '../..')) {
  const file = path.join(root, `lib/i18n/interface/${locale}.json`)
  return createTranslator<Messages>({ locale, messages: JSON.parse(readFileSync(file, 'utf8')) as Messages })
}
