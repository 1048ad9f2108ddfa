import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getClient } from '@/lib/clients/queries'
import type { Client } from '@/lib/clients/types'
import { AppError } from '@/lib/errors'

/** The client of the page, read once for title and body; missing, deleted and foreign ones are all not found. */
export const findClient = cache(async (userId: number, id: string): Promise<Client> => {
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound()
  try {
    return await getClient(userId, Number(id))
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound()
    throw error
  }
})
