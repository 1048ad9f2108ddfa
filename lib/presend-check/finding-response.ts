import { z } from 'zod'
import { text, textOrNull } from '@/lib/core/response-fields'
import { CHECK_LEVELS, RULE_IDS } from './rule-registry'

export const findingResponse = z
  .strictObject({
    rule: z.enum(RULE_IDS),
    level: z.enum(CHECK_LEVELS),
    /** What to mend: a field of the invoice (`dueDate`, `lineItems.2.description`), or one of `client.` or `seller.`. */
    field: text.min(1),
    /** One sentence for the user, which says what to do. */
    message: text.min(1),
    /** A better value of the field, if it is known. */
    suggestion: textOrNull,
    /** A page of the product that shows what the message is about. */
    link: textOrNull,
  })
  .meta({ id: 'Finding' })

export type Finding = z.infer<typeof findingResponse>
