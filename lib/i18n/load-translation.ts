import type { InterfaceLanguage } from './interface-language'
import { loadReasonFormatter } from './load-reason-formatter'
import { isInterfaceCode, type Reason } from './reason'
import type { ReasonResponse } from './reason-response'

/** Translates a sentence of the API; returns `english` if its reason is null or unknown. */
export type Translation = (reason: ReasonResponse | null, english: string) => string

/** Loads the translation of reasons from the API. */
export async function loadTranslation(
  language: InterfaceLanguage,
  reasons: { code: string }[],
): Promise<Translation> {
  const withInterface = reasons.some(({ code }) => isInterfaceCode(code))
  const format = await loadReasonFormatter(language, { withInterface })
  return (reason, english) => {
    if (!reason) return english
    // The formatter returns the code of a reason that it has no sentence for.
    const text = format(reason as Reason)
    return text === reason.code ? english : text
  }
}
