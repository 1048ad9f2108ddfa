import { z } from 'zod'
import { fieldMessage } from './field-message'
import { decimals } from './index'

const MAX_DECIMALS = 3

/** A percentage from 0 to 100. @param field named in messages */
export const percentage = (field: 'rate' | 'taxRate' | 'withholding') =>
  z
    .number({ error: fieldMessage('percentage.number', { field }) })
    .min(0, fieldMessage('percentage.min', { field }))
    .max(100, fieldMessage('percentage.max', { field }))
    .refine(decimals(MAX_DECIMALS), fieldMessage('percentage.decimals', { field, max: MAX_DECIMALS }))
