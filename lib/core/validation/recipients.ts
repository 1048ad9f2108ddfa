import { z } from 'zod'
import { email } from './index'

const MAX_EACH = 10

/** Recipients of one kind (to, cc or bcc). */
export const recipientsSchema = z
  .array(email('Invalid email address'), { error: 'Invalid email address' })
  .max(MAX_EACH, `At most ${MAX_EACH} addresses`)

/** Removes duplicates, so that each recipient gets the email once. */
export function dedupeRecipients({ to, cc, bcc }: Record<'to' | 'cc' | 'bcc', string[]>) {
  const known = new Set<string>()
  const withoutKnown = (list: string[]) =>
    list.filter((address) => !known.has(address.toLowerCase()) && known.add(address.toLowerCase()))
  return { to: withoutKnown(to), cc: withoutKnown(cc), bcc: withoutKnown(bcc) }
}
