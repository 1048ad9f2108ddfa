import { z } from 'zod'
import { text, textOrNull } from '@/lib/core/response-fields'
import { CHECK_LEVELS, RULE_IDS } from './rule-registry'

export const findingResponse = z
  .strictObject({
    rule: z.enum(RULE_IDS),
    level: z.enum(CHECK_LEVELS),
    /** Field to correct: of the invoice (`dueDate`, `lineItems.2.description`), `client.…` or `seller.…`. */
    field: text.min(1),
    /** One sentence that tells the user what to do. */
    message: text.min(1),
    /** Suggested value of the field, if known. */
    suggestion: textOrNull,
    /** Page with the data that the message refers to. */
    link: textOrNull,
  })
  .meta({ id: 'Finding' })

export type Finding = z.infer<typeof findingResponse>
