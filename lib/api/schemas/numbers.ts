import { z } from 'zod'
import { text } from '@/lib/core/response-fields'

export const nextNumberAnswer = z.strictObject({ number: text }).meta({ id: 'NextNumber' })
