import { z } from 'zod'
import { NUMBERED_KINDS } from '@/lib/business/numbering/numbered-kinds'
import { RELEASE_REASONS, SKIP_REASONS } from '@/lib/business/numbering/types'
import { currency, day, dayOrNull, id, instant, money, text, textOrNull } from '@/lib/core/response-fields'
import { status } from '@/lib/documents/response-fields'
import type { ArchivedDocument } from '@/lib/documents/archive/parse-archived-document'

const kind = z.enum(NUMBERED_KINDS)
const count = z.number().int().nonnegative()

const gapResponse = z.strictObject({ from: text, to: text, count: z.number().int().positive() })

/** A run of numbers that were never assigned. */
export type Gap = z.infer<typeof gapResponse>

const explainedGapResponse = z.strictObject({
  ...gapResponse.shape,
  /** Null if none was recorded. */
  reason: z.enum(SKIP_REASONS).nullable(),
  at: instant.nullable(),
  by: textOrNull,
  /** True if they are below the first number of their sequence. */
  isStart: z.boolean(),
})

/** Numbers that were never assigned, with the reason. */
export type ExplainedGap = z.infer<typeof explainedGapResponse>

export const assignedNumberResponse = z
  .strictObject({
    id,
    kind,
    number: text,
    givenAt: instant,
    issuedAt: instant.nullable(),
    /** Null if no invoice has the number any more. */
    invoice: z
      .strictObject({
        id,
        status,
        dueDate: day,
        withheldAmount: money,
        amountPaid: money,
        amountCredited: money,
      })
      .nullable(),
    /** Issue date of its document. */
    issueDate: dayOrNull,
    clientName: textOrNull,
    totalAmount: money.nullable(),
    currency: currency.nullable(),
    /** Set if its document was deleted or renumbered. */
    released: z
      .strictObject({
        at: instant,
        by: textOrNull,
        reason: z.enum(RELEASE_REASONS),
        /** Reason given by the user; for CHANGED, the new number. */
        note: textOrNull,
      })
      .nullable(),
    /** Numbers right below it that were never assigned. */
    skipped: gapResponse.nullable(),
    /** Those numbers, and those below the first of a sequence, by recorded reason; lowest first. */
    gaps: explainedGapResponse.array(),
  })
  .meta({ id: 'GivenNumber' })

/** An assigned number and its document. */
export type AssignedNumber = z.infer<typeof assignedNumberResponse>

/** Line as archived. */
const archivedLine: z.ZodType<object> = z.looseObject({})

/** The content may have been archived by an older release, whose invoices had fewer fields. */
export const numberWithContentResponse = z
  .strictObject({
    ...assignedNumberResponse.shape,
    content: z
      .looseObject({
        invoiceNumber: text,
        totalAmount: money,
        currency,
        lineItems: z.array(archivedLine),
      })
      .nullable(),
  })
  .meta({ id: 'GivenNumberWithContent' })

export const sequenceReportResponse = z
  .strictObject({
    kind,
    /** Key of the sequence; null for numbers outside of any. */
    series: textOrNull,
    /** Year or month; null if the counter never resets, or if the numbers don't match the current pattern. */
    period: textOrNull,
    /** Lowest and highest number in use. */
    first: text,
    last: text,
    /** Counts of issued documents and of drafts. */
    issued: count,
    drafts: count,
    /** Count of issued numbers whose document was deleted or renumbered. */
    withdrawn: count,
    /** Counts of gaps with a recorded reason, and without. */
    explained: count,
    unexplained: count,
    /** The report in one sentence. */
    summary: text,
  })
  .meta({ id: 'NumberSeriesReport' })

/** Report on the numbers of one sequence and period. */
export type SequenceReport = Omit<z.infer<typeof sequenceReportResponse>, 'summary'>

/** A number with the content of its invoice when it was deleted or renumbered; null if the invoice still has it. */
export interface AssignedNumberWithContent extends AssignedNumber {
  content: ArchivedDocument | null
}
