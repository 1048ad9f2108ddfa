import { createTranslator, type Locale } from 'next-intl'
import type { Catalogue, CatalogueMessages, FormatterConfig, TextOverrides } from './message-types'

/** A message as Next.js compiles it (next.config.js): texts and `[placeholder]`. A plural has longer parts. */
type CompiledMessage = (string | unknown[])[]

interface CompiledMessages {
  [name: string]: string | CompiledMessage | CompiledMessages
}

/**
 * Returns the catalogue of a language. Its texts are templates for `interpolate`, because users edit some of them;
 * messages with a plural stay as they are, for `createCountFormatter`.
 * @param formats absent for English, whose formats are the specification's
 */
export const createCatalogue = (
  messages: CatalogueMessages & TextOverrides,
  formats?: FormatterConfig,
): Catalogue => ({ ...toTemplates(messages), formats })

// next-intl's types don't show that a compiled message is an array.
const toTemplates = <Messages extends object>(messages: Messages): Messages =>
  mapMessages(messages as unknown as CompiledMessages) as unknown as Messages

const mapMessages = (messages: CompiledMessages): CompiledMessages =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => {
      if (typeof message === 'string') return [name, message]
      return [name, Array.isArray(message) ? toTemplate(message) : mapMessages(message)]
    }),
  )

const toTemplate = (message: CompiledMessage): string | CompiledMessage =>
  message.every((part) => typeof part === 'string' || part.length === 1)
    ? message.map((part) => (typeof part === 'string' ? part : `{${String(part[0])}}`)).join('')
    : message

/**
 * Returns a function that formats messages with a `{count}` by the plural rules of a locale (BCP 47). Never pass a text
 * that a user typed: it isn't in the ICU message format.
 */
export function createCountFormatter<Key extends string>(
  messages: Record<Key, string>,
  locale: string,
): (key: Key, count: number) => string {
  // Documents have more languages than the interface.
  const t = createTranslator<Record<string, string>>({ locale: locale as Locale, messages })
  return (key: string, count) => t(key, { count })
}
