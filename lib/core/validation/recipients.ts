import { z } from 'zod'
import { email } from './index'

const MAX_EACH = 10

/** Whom a mail goes to, of one kind: at most ten. */
export const recipientsSchema = z
  .array(email('Invalid email address'), { error: 'Invalid email address' })
  .max(MAX_EACH, `At most ${MAX_EACH} addresses`)

/** Addressees, each of whom gets the mail once. */
export function dedupeRecipients({ to, cc, bcc }: Record<'to' | 'cc' | 'bcc', string[]>) {
  const known = new Set<string>()
  const once = (list: string[]) =>
    list.filter((address) => !known.has(address.toLowerCase()) && known.add(address.toLowerCase()))
  return { to: once(to), cc: once(cc), bcc: once(bcc) }
}
