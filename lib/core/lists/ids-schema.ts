import { z } from 'zod'
import { MAX_ID } from '@/lib/core/id'

/** How many rows of a list one call changes or downloads. */
const MAX_BULK = 100

/** The ids of chosen rows. @param what one of them is called: `invoice` */
export const createIdsSchema = (what: string) =>
  z
    .array(z.number().int().positive().max(MAX_ID))
    .min(1, `Choose at least one ${what}`)
    .max(MAX_BULK, `Choose at most ${MAX_BULK} ${what}s`)
