import { z } from 'zod'
import { instant, text } from '@/lib/core/response-fields'

export const avatarAnswer = z.strictObject({ avatar: text }).meta({ id: 'Avatar' })
export const logoAnswer = z
  .strictObject({ file: text, width: z.number(), height: z.number() })
  .meta({ id: 'Logo' })
export const deletionAnswer = z.strictObject({ deleteAfter: instant }).meta({ id: 'Deletion' })
