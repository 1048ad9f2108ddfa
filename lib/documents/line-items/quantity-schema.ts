import type { z } from 'zod'
import { decimals } from '@/lib/core/validation'
import { fieldMessage } from '@/lib/core/validation/field-message'
import { MAX_QUANTITY, QUANTITY_DECIMALS } from '@/lib/documents/limits'

/** Adds the limits that every quantity has: its size and its decimals. */
export const limitQuantity = (quantity: z.ZodNumber): z.ZodNumber =>
  quantity
    .max(MAX_QUANTITY, fieldMessage('lines.quantity-max', { max: MAX_QUANTITY }))
    .refine(decimals(QUANTITY_DECIMALS), fieldMessage('lines.quantity-decimals', { max: QUANTITY_DECIMALS }))
