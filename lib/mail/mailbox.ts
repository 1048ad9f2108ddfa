import 'server-only'
import { db } from '@/lib/db/client'
import type { Mail, ReceivedMail } from './types'

const SHOWN = 100

export async function sendToMailbox({ to, subject, text, html }: Mail): Promise<void> {
  await db.localMail.create({ data: { to: to.toLowerCase(), subject, text, html } })
}

/** The newest mails first, of everybody or of one address. */
export const listMailbox = (to?: string | null): Promise<ReceivedMail[]> =>
  db.localMail.findMany({
    where: to ? { to: to.trim().toLowerCase() } : {},
    orderBy: { id: 'desc' },
    take: SHOWN,
  })
