import { ACCOUNT_REASONS } from './account'
import { DOCUMENT_REASONS } from './documents'
import { MAIL_REASONS } from './mail'
import { REQUEST_REASONS } from './requests'
import { SERIES_REASONS } from './series'

/**
 * Why something did not go as somebody wanted, by the code that is thrown and stored. Braces hold what is filled in. A code is never
 * renamed once rows hold it. A second language is one more of this type, which the type checker completes.
 */
export const REASONS = {
  ...REQUEST_REASONS,
  ...ACCOUNT_REASONS,
  ...DOCUMENT_REASONS,
  ...MAIL_REASONS,
  ...SERIES_REASONS,
} as const

export type ReasonCode = keyof typeof REASONS
export type ReasonWords = Record<ReasonCode, string>

/** The names in a sentence's braces. */
type Names<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never

/** What a code's sentence is filled with; `never` where there is nothing to fill in. */
export type NamesOf<Code extends ReasonCode> = Names<(typeof REASONS)[Code]>
/** A code that says all by itself. */
export type PlainCode = { [Code in ReasonCode]: [NamesOf<Code>] extends [never] ? Code : never }[ReasonCode]
