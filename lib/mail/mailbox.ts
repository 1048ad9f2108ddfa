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
    // No address holds a control character, and the database takes none.
    where: to
      ? {
          to: to
            .replace(/\p{Cc}/gu, '')
            .trim()
            .toLowerCase(),
        }
      : {},
    orderBy: { id: 'desc' },
    take: SHOWN,
  })
