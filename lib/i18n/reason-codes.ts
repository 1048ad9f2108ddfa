import type { ICUArgs } from 'next-intl'
// Its type is generated, with the text of each message: `createMessagesDeclaration` in next.config.js.
import type messages from './errors/en.json'
import type interfaceMessages from './interface/en.json'

type Messages = typeof messages

/**
 * Code of a reason: the path of its sentence in `errors/en.json`. Never rename one, because rows contain it and clients
 * of the API read it.
 */
export type ReasonCode = {
  [Group in keyof Messages]: Messages[Group] extends string
    ? Group
    : `${Group}.${keyof Messages[Group] & string}`
}[keyof Messages]

/** Code of a finding of the check before sending; its sentence is in `presendCheck.findings` of the interface. */
export type FindingCode = `finding.${keyof typeof interfaceMessages.presendCheck.findings}`

type SentenceOf<Code extends ReasonCode> = Code extends keyof Messages
  ? Messages[Code]
  : Code extends `${infer Group extends keyof Messages}.${infer Name}`
    ? Messages[Group][Name & keyof Messages[Group]]
    : never

interface Arguments {
  ICUArgument: unknown
  ICUNumberArgument: unknown
  ICUDateArgument: unknown
}

/** Placeholders of a code's sentence, except for the kind of document; `never` if there are none. */
export type PlaceholdersOfCode<Code extends ReasonCode> =
  SentenceOf<Code> extends infer Sentence extends string
    ? Exclude<keyof ICUArgs<Sentence, Arguments> & string, 'kind'>
    : never

/** Codes whose sentence has no placeholders. */
export type PlainReasonCode = {
  [Code in ReasonCode]: [PlaceholdersOfCode<Code>] extends [never] ? Code : never
}[ReasonCode]
