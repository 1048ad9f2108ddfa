import { cache } from 'react'
import { getClient } from '@/lib/clients/queries'
import type { Client } from '@/lib/clients/types'
import { AppError } from '@/lib/errors'

/** The client of the page, read once for title and body; null for a missing, a deleted and a foreign one alike. */
export const findClient = cache(async (userId: number, id: string): Promise<Client | null> => {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null
  try {
    return await getClient(userId, Number(id))
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
})
