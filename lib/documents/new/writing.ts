import 'server-only'
import { resolveLanguages, type LanguageChoice } from '@/lib/kernel/languages'
import type { Formatters } from '@/lib/words/document-words'
import { toLocaleSettings } from '@/lib/words/speech/spoken'
import { getFormatters } from '@/lib/words/speech/speech'

type ChosenLanguages = Partial<LanguageChoice<string | null>>

/** How a document between these writes months and days, before it is stored. */
export const getDocumentFormatters = (
  document: ChosenLanguages,
  { client, business }: { client: ChosenLanguages; business: ChosenLanguages & { country: string | null } },
): Formatters =>
  getFormatters({ ...toLocaleSettings(resolveLanguages(document, client, business)), place: business })
