import { getInterfaceFormats } from './interface-formats'
import type { InterfaceLanguage } from './interface-language'
import { loadInterfaceMessages } from './interface-messages'
import { createReasonFormatter, toReasonMessages, type ReasonFormatter } from './reason-formatter'

/**
 * Loads the formatter of a language.
 * @param withInterface false leaves out the sentences of `validation.*` and `finding.*`; they are in a file that is large
 *   for a browser
 */
export async function loadReasonFormatter(
  language: InterfaceLanguage,
  { withInterface = true } = {},
): Promise<ReasonFormatter> {
  const { default: errors } = await import(`./errors/${language}.json`)
  const messages = withInterface ? toReasonMessages(errors, await loadInterfaceMessages(language)) : errors
  return createReasonFormatter({ language, messages, formats: getInterfaceFormats(language) })
}
