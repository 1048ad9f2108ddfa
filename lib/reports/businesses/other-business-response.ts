import { z } from 'zod'
import { id, text } from '@/lib/core/response-fields'

export const otherBusinessResponse = z.strictObject({ id, name: text }).meta({ id: 'ElsewhereBusiness' })

/** Another business of somebody's in which an address leads somewhere. */
export type OtherBusiness = z.infer<typeof otherBusinessResponse>
