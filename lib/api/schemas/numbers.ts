import { z } from 'zod'
import { NUMBERED_KINDS } from '@/lib/business/numbering/numbered-kinds'
import { RESET_INTERVALS } from '@/lib/business/numbering/pattern'
import { RELEASE_REASONS, SKIP_REASONS, type NumberSequenceSettings } from '@/lib/business/numbering/types'
import type { AssignedNumber, SequenceReport } from '@/lib/reports/numbers/types'
import { currency, dayOrNull, id, instant, money, text, textOrNull } from '@/lib/core/response-fields'
import { status } from '@/lib/documents/response-fields'

const kind = z.enum(NUMBERED_KINDS)
const count = z.number().int().nonnegative()
const gap = { from: text, to: text, count: z.number().int().positive() }

const assignedNumber = {
  id,
  kind,
  number: text,
  givenAt: instant,
  issuedAt: instant.nullable(),
  invoice: z.strictObject({ id, status }).nullable(),
  issueDate: dayOrNull,
  clientName: textOrNull,
  totalAmount: money.nullable(),
  currency: currency.nullable(),
  released: z
    .strictObject({ at: instant, by: textOrNull, reason: z.enum(RELEASE_REASONS), note: textOrNull })
    .nullable(),
  skipped: z.strictObject(gap).nullable(),
  gaps: z
    .strictObject({
      ...gap,
      reason: z.enum(SKIP_REASONS).nullable(),
      at: instant.nullable(),
      by: textOrNull,
      isStart: z.boolean(),
    })
    .array(),
}
export const assignedNumberAnswer = z
  .strictObject(assignedNumber)
  .meta({ id: 'GivenNumber' }) satisfies z.ZodType<AssignedNumber>

const archivedLine: z.ZodType<object> = z.looseObject({})

/** Archived content has the shape of the version that deleted the document, which may have had fewer fields. */
export const numberWithContentAnswer = z
  .strictObject({
    ...assignedNumber,
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

export const sequenceReportAnswer = z
  .strictObject({
    kind,
    series: textOrNull,
    period: textOrNull,
    first: text,
    last: text,
    issued: count,
    drafts: count,
    withdrawn: count,
    explained: count,
    unexplained: count,
    summary: text,
  })
  .meta({ id: 'NumberSeriesReport' }) satisfies z.ZodType<SequenceReport & { summary: string }>

export const numberSeriesAnswer = z
  .strictObject({
    kind,
    pattern: text,
    isChosen: z.boolean(),
    resets: z.enum(RESET_INTERVALS),
    period: text,
    next: text,
    preview: text.array(),
  })
  .meta({ id: 'NumberSeries' }) satisfies z.ZodType<NumberSequenceSettings>

export const nextNumberAnswer = z.strictObject({ number: text }).meta({ id: 'NextNumber' })
