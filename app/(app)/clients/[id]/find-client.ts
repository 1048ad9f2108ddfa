import { cache } from 'react'
import type { Actor } from '@/lib/kernel/access/actor'
import { getClient } from '@/lib/parties/queries'
import { orNull, parseId } from '@/lib/platform/http/page'

/** The client of the page, read once for title and body; null for a missing, a deleted and a foreign one alike. */
export const findClient = cache((actor: Actor, id: string) =>
  orNull(() => getClient(actor, parseId(id, 'client'))),
)
