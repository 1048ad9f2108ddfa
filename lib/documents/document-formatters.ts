import 'server-only'
import { resolveLanguages, type LanguageChoice } from '@/lib/core/languages'
import type { Formatters } from '@/lib/i18n/message-types'
import { toLocaleSettings } from '@/lib/i18n/resolve-messages'
import { getFormatters } from '@/lib/i18n/get-messages'

type ChosenLanguages = Partial<LanguageChoice<string | null>>

/** Returns the formatters (months, dates) of an unsaved document between this client and business. */
export const getDocumentFormatters = (
  document: ChosenLanguages,
  { client, business }: { client: ChosenLanguages; business: ChosenLanguages & { country: string | null } },
): Formatters =>
  getFormatters({ ...toLocaleSettings(resolveLanguages(document, client, business)), place: business })
