import { createTranslator } from 'next-intl'
import type { InterfaceFormats } from './interface-formats'
import type { InterfaceLanguage } from './interface-language'
import type { Reason, ReasonValue } from './reason'

/** Maximum number of characters of a sentence: a server's response may be long, and there may be many. */
const MAX_LENGTH = 1000

/** Formats a reason in one language. */
export type ReasonFormatter = (reason: Reason) => string

type Messages = NonNullable<Parameters<typeof createTranslator>[0]['messages']>

interface ReasonTexts {
  language: InterfaceLanguage
  /** `errors/*.json`, and the interface's `validation` for codes that begin with it. */
  messages: Messages
  formats: InterfaceFormats
}

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
