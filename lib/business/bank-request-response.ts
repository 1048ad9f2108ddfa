import { z } from 'zod'
import { instant, text, textOrNull } from '@/lib/core/response-fields'

const detail = textOrNull.optional()
export const bankRequestResponse = z
  .strictObject({
    /** Derived from the details, so that an owner can only confirm the details they saw. */
    id: text,
    requestedBy: text,
    at: instant,
    details: z.strictObject({
      bankName: detail,
      accountNumber: detail,
      sortCode: detail,
      accountHolderName: detail,
      swiftCode: detail,
      iban: detail,
    }),
  })
  .nullable()
  .meta({ id: 'BankRequest' })

/** Bank details entered by an admin that an owner has to confirm. */
export type BankRequest = NonNullable<z.infer<typeof bankRequestResponse>>
