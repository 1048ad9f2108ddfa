import 'server-only'
import { getDocumentMessages, getFormatters } from '@/lib/i18n/get-messages'
import { resolveLanguages, type LanguageChoice } from '@/lib/core/languages'
import type { Formatters } from '@/lib/i18n/message-types'
import { toLocaleSettings } from '@/lib/i18n/resolve-messages'
import { createInvoiceView, type InvoiceSource, type InvoiceView, type ViewOptions } from './invoice-view'

/**
 * Creates the view of a document with the messages of its language. The browser loads messages separately and calls
 * `createInvoiceView` itself.
 */
export const createDocumentView = (source: InvoiceSource, options: Omit<ViewOptions, 'words'>): InvoiceView =>
  createInvoiceView(source, { ...options, words: getDocumentMessages(source).document })

type ChosenLanguages = Partial<LanguageChoice<string | null>>

/** Returns the formatters (months, dates) of an unsaved document, for its client and business. */
export const getDocumentFormatters = (
  document: ChosenLanguages,
  { client, business }: { client: ChosenLanguages; business: ChosenLanguages & { country: string | null } },
): Formatters =>
  getFormatters({ ...toLocaleSettings(resolveLanguages(document, client, business)), place: business })
