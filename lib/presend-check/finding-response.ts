import { z } from 'zod'
import { text, textOrNull } from '@/lib/core/response-fields'
import { CHECK_LEVELS, RULE_IDS } from './rule-registry'

/** As in the values of a reason: a decimal, and the code of its currency. */
const moneyValue = z.strictObject({ amount: z.string(), currency: z.string() })

export const findingResponse = z
  .strictObject({
    rule: z.enum(RULE_IDS),
    level: z.enum(CHECK_LEVELS),
    /** Field to correct: of the invoice (`dueDate`, `lineItems.2.description`), `client.…` or `seller.…`. */
    field: text.min(1),
    /** One or two sentences that tell the user what to do, in English. */
    message: text.min(1),
    /** Values that the rule's message names. */
    values: z.record(z.string(), z.union([z.string(), z.number(), moneyValue])),
    /** Suggested value of the field, if known. */
    suggestion: textOrNull,
    /** Page with the data that the message refers to. */
    link: textOrNull,
  })
  .meta({ id: 'Finding' })

export type Finding = z.infer<typeof findingResponse>
