import { createClient as create } from '@/lib/parties/mutations'
import { clientSchema, type ClientFormValues } from '@/lib/parties/schema'

/** A client of the user, checked as the API would. */
export function createClient(userId: number, values: Partial<ClientFormValues> = {}) {
  return create(userId, clientSchema.parse({ name: 'Northwind Traders', ...values }))
}
