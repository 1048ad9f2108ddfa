import type { Messages } from 'next-intl'

type Texts = Messages['validation']

/** Code of a validation error, such as `clients.name-required`: a key of the messages' `validation`. */
export type FieldCode = {
  [Feature in keyof Texts]: `${Feature}.${keyof Texts[Feature] & string}`
}[keyof Texts]

type Values = Record<string, string | number>

/** A validation error: its code, and the values of its placeholders. */
interface FieldProblem {
  code: FieldCode
  values?: Values
}

/** Encodes an error as the message of a zod issue, which can only be text. */
export const fieldMessage = (code: FieldCode, values?: Values): string =>
  values ? `validation.${code} ${JSON.stringify(values)}` : `validation.${code}`

const ENCODED = /^validation\.([a-zA-Z]+\.[a-z-]+)(?: (\{.*\}))?$/s

/** Decodes a message of `fieldMessage`; null for any other text. */
export function parseFieldMessage(message: string): FieldProblem | null {
  const [, code, values] = ENCODED.exec(message) ?? []
  if (!code) return null
  return { code: code as FieldCode, ...(values && { values: JSON.parse(values) as Values }) }
}
