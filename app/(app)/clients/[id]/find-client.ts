import { cache } from 'react'
import type { Actor } from '@/lib/core/access/actor'
import { getClient } from '@/lib/clients/queries'
import { findOrNull, requireId } from '@/lib/platform/http/page'

/**
 * Loads the page's client once for title and body. Null for a missing, a deleted and another business's client alike.
 */
export const findClient = cache((actor: Actor, id: string) =>
  findOrNull(() => getClient(actor, requireId(id, 'client'))),
)
