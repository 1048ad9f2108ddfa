import { getInterfaceFormats } from './interface-formats'
import type { InterfaceLanguage } from './interface-language'
import { createReasonFormatter, type ReasonFormatter } from './reason-formatter'

/**
 * Loads the formatter of a language.
 * @param withInterface false leaves out the sentences of `validation.*` and `finding.*`; they are in a file that is large
 *   for a browser
 */
export async function loadReasonFormatter(
  language: InterfaceLanguage,
  { withInterface = true } = {},
): Promise<ReasonFormatter> {
  const formats = getInterfaceFormats(language)
  const { default: errors } = await import(`./errors/${language}.json`)
  if (!withInterface) return createReasonFormatter({ language, messages: errors, formats })
  const { default: messages } = await import(`./interface/${language}.json`)
  return createReasonFormatter({
    language,
    messages: { ...errors, validation: messages.validation, finding: messages.presendCheck.findings },
    formats,
  })
}
