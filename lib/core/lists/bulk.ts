import { z } from 'zod'
import { MAX_ID } from '@/lib/core/ids'
import { fieldMessage } from '@/lib/core/validation/field-message'

/** Outcome of a bulk change for one row. A failure has its reason: an English sentence, and its code and values. */
export interface BulkResult {
  id: number
  ok: boolean
  message?: string
  code?: string
  values?: Record<string, unknown>
}

/** Maximum number of rows that one call changes or downloads. */
const MAX_BULK = 100

/** Creates the schema for ids of selected rows. @param noun of the rows in messages */
export const createIdsSchema = (noun: 'client' | 'invoice') =>
  z
    .array(z.number().int().positive().max(MAX_ID))
    .min(1, fieldMessage('api.choose-rows', { noun }))
    .max(MAX_BULK, fieldMessage('api.too-many-rows', { noun, max: MAX_BULK }))
