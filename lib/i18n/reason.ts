import { parseFieldMessage, type FieldCode } from '@/lib/core/validation/field-message'
import type { NounKind } from './document-nouns'
import type { FindingCode, PlaceholdersOfCode, PlainReasonCode, ReasonCode } from './reason-codes'

/** Value of a placeholder: text or a number, a day (`YYYY-MM-DD`), a decimal, an amount of money, or further reasons. */
export type ReasonValue =
  | string
  | number
  | { day: string }
  | { number: string }
  | { amount: string; currency: string }
  | Reason
  | Reason[]

/** Code of a validation error. Its texts are in the interface's messages. */
type ValidationCode = `validation.${FieldCode}`

/** Reason of a failure, as thrown and stored: a code, and the values of its placeholders. */
export interface Reason {
  code: ReasonCode | FindingCode | ValidationCode
  values?: Record<string, ReasonValue>
  /** Kind of document the sentence is about; an invoice by default. */
  of?: NounKind
}

/** True for a code whose sentence is in the interface's messages. */
export const isInterfaceCode = (code: string): boolean => /^(validation|finding)\./.test(code)

/** Creates a reason. The compiler requires exactly the values that its sentence names. */
export const reason = <Code extends ReasonCode>(
  code: Code,
  ...[values]: [PlaceholdersOfCode<Code>] extends [never]
    ? []
    : [Record<PlaceholdersOfCode<Code>, ReasonValue>]
): Reason => (values ? { code, values } : { code })

/** A reason, or a code without placeholders. */
export type ReasonInput = PlainReasonCode | Reason

export type ResourceName =
  Extract<ReasonInput, `missing.${string}`> extends `missing.${infer Name}` ? Name : never

export const toReason = (what: ReasonInput): Reason => (typeof what === 'string' ? reason(what) : what)

/** Wraps text that has no code: from a third party, or stored before codes existed. */
export const rawReason = (text: string): Reason => reason('as-written', { text })

/** Converts the message of a zod issue: a `fieldMessage`, or text. */
export function toFieldReason(message: string): Reason {
  const problem = parseFieldMessage(message)
  return problem ? { code: `validation.${problem.code}`, values: problem.values } : rawReason(message)
}

/** Converts a reason for a response of the API: the kind of document is one of the values. */
export function toReasonResponse({ code, values = {}, of }: Reason): Pick<Reason, 'code' | 'values'> {
  const entries = Object.entries(values).map(([name, value]) => [name, toValueResponse(value)] as const)
  if (of) entries.push(['kind', of])
  return { code, ...(entries.length > 0 && { values: Object.fromEntries(entries) }) }
}

function toValueResponse(value: ReasonValue): ReasonValue {
  if (Array.isArray(value)) return value.map(toReasonResponse)
  return typeof value === 'object' && 'code' in value ? toReasonResponse(value) : value
}
