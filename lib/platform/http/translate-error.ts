import { isInterfaceLanguage } from '@/lib/i18n/interface-language'
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

/** Loads the sentences of the page's language. Returns null in English, and if they can't be loaded. */
async function findTranslation(reasons: { code: string }[]) {
  const language = getPageLanguage()
  if (language === 'en' || !isInterfaceLanguage(language)) return null
  try {
    const { loadTranslation } = await import('@/lib/i18n/load-translation')
    return await loadTranslation(language, reasons)
  } catch {
    return null
  }
}

/** Translates the message and the field errors into the page's language. Texts without a code stay. */
export async function translateError(body: Partial<ErrorBody>): Promise<Partial<ErrorBody>> {
  const { message, code = '', values, errors = {}, reasons = {} } = body
  const translate = await findTranslation([{ code }, ...Object.values(reasons).flat()])
  if (!translate) return body
  const texts = new Map<string, string>()
  const translated = Object.entries(errors).map(([field, messages]): [string, string[]] => [
    field,
    messages.map((english, index) => {
      const text = translate(reasons[field]?.[index] ?? null, english)
      texts.set(english, text)
      return text
    }),
  ])
  return {
    ...body,
    // The message of an invalid request is that of a field.
    ...(message && { message: texts.get(message) ?? translate({ code, values }, message) }),
    ...(body.errors && { errors: Object.fromEntries(translated) }),
  }
}

/** Translates a sentence of a successful response into the page's language; without a reason it stays English. */
export async function translateReason(reason: ReasonResponse | null, english: string): Promise<string> {
  const translate = reason && (await findTranslation([reason]))
  return translate ? translate(reason, english) : english
}
