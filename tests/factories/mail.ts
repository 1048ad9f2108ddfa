import { db } from '@/lib/platform/db/client'

/** Lists the emails to an address, newest first. */
export const listMailsTo = (to: string) => db.localMail.findMany({ where: { to }, orderBy: { id: 'desc' } })

/** Returns the token in the newest email to an address. */
export async function getMailedToken(to: string): Promise<string> {
  const [mail] = await listMailsTo(to)
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`No mail with a token went to ${to}`)
  return token
}
