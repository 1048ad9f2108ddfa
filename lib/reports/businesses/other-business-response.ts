import { z } from 'zod'
import { id, text } from '@/lib/core/response-fields'

export const otherBusinessResponse = z.strictObject({ id, name: text }).meta({ id: 'ElsewhereBusiness' })

/** Another business of the user that has a record with the id in the URL. */
export type OtherBusiness = z.infer<typeof otherBusinessResponse>
