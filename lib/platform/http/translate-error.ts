import { DEFAULT_INTERFACE_LANGUAGE } from '@/lib/i18n/interface-language'
import type { Translation } from '@/lib/i18n/load-translation'
import { getPageLanguage } from '@/lib/i18n/page-language'
import type { Reason } from '@/lib/i18n/reason'
import type { ReasonResponse } from '@/lib/i18n/reason-response'

/** Messages for each field, as the form shows them. */
export type FieldErrors = Record<string, string[]>

/** Body of an error response: English sentences, and the code and values of each. */
export interface ErrorBody {
  message: string
  code: string
  values?: Reason['values']
  errors?: FieldErrors
  reasons?: Record<string, ReasonResponse[]>
}

/**
 * Calls `apply` with a function that translates reasons into the page's language. Returns `english` if that is English,
 * if the sentences can't be loaded, such as offline, or if a newer server sent values that this version can't format.
 */
export async function withTranslation<T>(
  reasons: { code: string }[],
  english: T,
  apply: (translate: Translation) => T,
): Promise<T> {
  const language = getPageLanguage()
  if (language === DEFAULT_INTERFACE_LANGUAGE) return english
  try {
    const { loadTranslation } = await import('@/lib/i18n/load-translation')
    return apply(await loadTranslation(language, reasons))
  } catch {
    return english
  }
}

/** Translates the message and the field errors into the page's language. Texts without a code stay. */
export function translateError(body: Partial<ErrorBody>): Promise<Partial<ErrorBody>> {
  const { code = '', reasons = {} } = body
  return withTranslation([{ code }, ...Object.values(reasons).flat()], body, (translate) =>
    translateBody(body, translate),
  )
}

function translateBody(body: Partial<ErrorBody>, translate: Translation): Partial<ErrorBody> {
  const { message, code = '', values, errors = {}, reasons = {} } = body
  const translations = new Map<string, string>()
  const fields = Object.entries(errors).map(([field, messages]): [string, string[]] => [
    field,
    messages.map((english, index) => {
      const text = translate(reasons[field]?.[index] ?? null, english)
      if (text !== english) translations.set(english, text)
      return text
    }),
  ])
  // The message of an invalid request is that of a field, or repeats it after the field's English name.
  const [first] = code === 'invalid' ? translations.values() : []
  return {
    ...body,
    ...(message && {
      message: translations.get(message) ?? first ?? translate({ code, values }, message),
    }),
    ...(body.errors && { errors: Object.fromEntries(fields) }),
  }
}

/** Translates a sentence of a successful response into the page's language; without a reason it stays English. */
export const translateReason = async (reason: ReasonResponse | null, english: string): Promise<string> =>
  reason ? withTranslation([reason], english, (translate) => translate(reason, english)) : english
