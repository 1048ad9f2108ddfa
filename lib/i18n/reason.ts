import type { NounKind } from './document-nouns'
import type { PlaceholdersOfCode, PlainReasonCode, ReasonCode } from './error-messages'

/** What is filled in: a text or a count as it stands, a day (`YYYY-MM-DD`), an amount of money, or further reasons. */
export type ReasonValue =
  string | number | { day: string } | { amount: string; currency: string } | Reason | Reason[]

/** Why something did not go as somebody wanted, as it is thrown and stored: a code, and what its sentence is filled with. */
export interface Reason {
  code: ReasonCode
  values?: Record<string, ReasonValue>
  /** The kind of document it is said of, where that is no invoice. */
  of?: NounKind
}

/** A reason with just the values that its sentence names. */
export const reason = <Code extends ReasonCode>(
  code: Code,
  ...[values]: [PlaceholdersOfCode<Code>] extends [never]
    ? []
    : [Record<PlaceholdersOfCode<Code>, ReasonValue>]
): Reason => (values ? { code, values } : { code })

/** A reason, or the code of one that says all by itself. */
export type ReasonInput = PlainReasonCode | Reason

/** What can be missing. */
export type ResourceName =
  Extract<ReasonInput, `missing.${string}`> extends `missing.${infer Name}` ? Name : never

export const toReason = (what: ReasonInput): Reason => (typeof what === 'string' ? reason(what) : what)

/** What somebody else said, a form says by itself, or we said before there were codes. */
export const rawReason = (text: string): Reason => reason('as-written', { text })
