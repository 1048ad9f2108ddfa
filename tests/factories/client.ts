import type { Actor } from '@/lib/kernel/access/actor'
import { createClient as create } from '@/lib/parties/mutations'
import { clientSchema, type ClientFormValues } from '@/lib/parties/schema'

/** A client of the user, checked as the API would. */
export function createClient(actor: Actor, values: Partial<ClientFormValues> = {}) {
  return create(actor, clientSchema.parse({ name: 'Northwind Traders', ...values }))
}
