import { ACCOUNT_ERROR_MESSAGES } from './account'
import { DOCUMENT_ERROR_MESSAGES } from './documents'
import { MAIL_ERROR_MESSAGES } from './mail'
import { REQUEST_ERROR_MESSAGES } from './requests'
import { RECURRING_ERROR_MESSAGES } from './recurring'

/**
 * Why something did not go as somebody wanted, by the code that is thrown and stored. Braces hold what is filled in. A code is never
 * renamed once rows hold it. A second language is one more of this type, which the type checker completes.
 */
export const ERROR_MESSAGES = {
  ...REQUEST_ERROR_MESSAGES,
  ...ACCOUNT_ERROR_MESSAGES,
  ...DOCUMENT_ERROR_MESSAGES,
  ...MAIL_ERROR_MESSAGES,
  ...RECURRING_ERROR_MESSAGES,
} as const

export type ReasonCode = keyof typeof ERROR_MESSAGES
export type ErrorMessages = Record<ReasonCode, string>

/** The names in a sentence's braces. */
type PlaceholderNames<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderNames<Rest>
  : never

/** What a code's sentence is filled with; `never` where there is nothing to fill in. */
export type PlaceholdersOfCode<Code extends ReasonCode> = PlaceholderNames<(typeof ERROR_MESSAGES)[Code]>
/** A code that says all by itself. */
export type PlainReasonCode = {
  [Code in ReasonCode]: [PlaceholdersOfCode<Code>] extends [never] ? Code : never
}[ReasonCode]
