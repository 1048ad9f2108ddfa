import type { NounKind } from './document-nouns'
import type { PlaceholdersOfCode, PlainReasonCode, ReasonCode } from './error-messages'

/** Value of a placeholder: text or a number, a day (`YYYY-MM-DD`), an amount of money, or further reasons. */
export type ReasonValue =
  string | number | { day: string } | { amount: string; currency: string } | Reason | Reason[]

/** Reason of a failure, as thrown and stored: a code, and the values of its placeholders. */
export interface Reason {
  code: ReasonCode
  values?: Record<string, ReasonValue>
  /** Kind of document the sentence is about; an invoice by default. */
  of?: NounKind
}

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

/** Wraps text that has no code: from a third party, from form validation, or stored before codes existed. */
export const rawReason = (text: string): Reason => reason('as-written', { text })
