import { z } from 'zod'
import { NUMBERED_KINDS } from '@/lib/business/numbering/numbered-kinds'
import { RELEASE_REASONS, SKIP_REASONS } from '@/lib/business/numbering/types'
import { currency, dayOrNull, id, instant, money, text, textOrNull } from '@/lib/core/response-fields'
import { status } from '@/lib/documents/response-fields'

const kind = z.enum(NUMBERED_KINDS)
const count = z.number().int().nonnegative()

const gapResponse = z.strictObject({ from: text, to: text, count: z.number().int().positive() })

const explainedGapResponse = z.strictObject({
  ...gapResponse.shape,
  /** Null where none was recorded. */
  reason: z.enum(SKIP_REASONS).nullable(),
  at: instant.nullable(),
  by: textOrNull,
  /** They are all below the first number of their sequence. */
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
    /** The invoice that has it; null if there is none any more. */
    invoice: z.strictObject({ id, status }).nullable(),
    /** Date of its document. */
    issueDate: dayOrNull,
    clientName: textOrNull,
    totalAmount: money.nullable(),
    currency: currency.nullable(),
    /** When and why it was released. */
    released: z
      .strictObject({
        at: instant,
        by: textOrNull,
        reason: z.enum(RELEASE_REASONS),
        /** The user's own words; for CHANGED the number it was changed to. */
        note: textOrNull,
      })
      .nullable(),
    /** The numbers right below it that were never assigned. */
    skipped: gapResponse.nullable(),
    /** The same and the numbers missing below the first one, with the reasons; lowest first. */
    gaps: explainedGapResponse.array(),
  })
  .meta({ id: 'GivenNumber' })

/** One number that was assigned, and its document. */
export type AssignedNumber = z.infer<typeof assignedNumberResponse>

/** A line as it was archived. */
const archivedLine: z.ZodType<object> = z.looseObject({})

/** The content was archived by the release that deleted it, which may have known fewer fields of an invoice. */
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
    /** The sequence they are counted in; null for numbers that no pattern describes. */
    series: textOrNull,
    /** Year or month; null if the counter never resets, or if no current pattern describes them. */
    period: textOrNull,
    /** The lowest and the highest number in use. */
    first: text,
    last: text,
    /** Numbers of documents that were issued, or are drafts. */
    issued: count,
    drafts: count,
    /** Numbers that were issued and that no document has any more. */
    withdrawn: count,
    /** Runs of numbers that no document has, with a reason and without. */
    explained: count,
    unexplained: count,
    /** One sentence about all of it. */
    summary: text,
  })
  .meta({ id: 'NumberSeriesReport' })

/** The numbers of one counter, summed up. */
export type SequenceReport = Omit<z.infer<typeof sequenceReportResponse>, 'summary'>
