import { createTranslator, type Messages } from 'next-intl'
import type { InterfaceFormats } from './interface-formats'
import type { InterfaceLanguage } from './interface-language'
import type { Reason, ReasonValue } from './reason'

/** Maximum number of characters of a sentence: a server's response may be long, and there may be many. */
const MAX_LENGTH = 1000

/** Formats a reason in one language. */
export type ReasonFormatter = (reason: Reason) => string

/** Formatters of a language, including one for reasons. */
export interface FormatsWithReasons extends InterfaceFormats {
  reason: ReasonFormatter
}

interface ReasonTexts {
  language: InterfaceLanguage
  /** Sentences by code: `errors/*.json`, or the result of `toReasonMessages`. */
  messages: NonNullable<Parameters<typeof createTranslator>[0]['messages']>
  formats: InterfaceFormats
}

/** Returns the sentences of all codes of a language: of errors, `validation.*` and `finding.*`. */
export const toReasonMessages = <Errors extends object>(
  errors: Errors,
  { validation, presendCheck }: Pick<Messages, 'validation' | 'presendCheck'>,
) => ({ ...errors, validation, finding: presendCheck.findings })

/** Creates the formatter of a language. A reason whose values no longer fit its sentence becomes its code. */
export function createReasonFormatter({ language, messages, formats }: ReasonTexts): ReasonFormatter {
  const t = createTranslator({
    locale: language,
    messages,
    onError: () => undefined,
    getMessageFallback: ({ key }) => key,
  })

  const format: ReasonFormatter = ({ code, values = {}, of = 'INVOICE' }) => {
    const texts = Object.entries(values).map(([name, value]) => [name, formatValue(value)])
    return t(code, { kind: of, ...Object.fromEntries(texts) }).slice(0, MAX_LENGTH)
  }

  function formatValue(value: ReasonValue): string | number {
    if (typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map(format).join(' ')
    if ('day' in value) return formats.inlineDay(value.day)
    if ('number' in value) return formats.number(value.number)
    return 'currency' in value ? formats.money(value.amount, value.currency) : format(value)
  }

  return format
}
