import { cache } from 'react'
import type { Actor } from '@/lib/core/access/actor'
import { getClient } from '@/lib/clients/queries'
import { findOrNull, requireId } from '@/lib/platform/http/page'

/** The client of the page, read once for title and body; null for a missing, a deleted and a foreign one alike. */
export const findClient = cache((actor: Actor, id: string) =>
  findOrNull(() => getClient(actor, requireId(id, 'client'))),
)
