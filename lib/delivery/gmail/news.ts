import 'server-only'
import type { Owned } from '@/lib/kernel/access/actor'
import { businessLink } from '@/lib/identity/memberships'
import { ownersOf } from '@/lib/business/queries'
import { db } from '@/lib/platform/db/client'
import { transportChangedMail } from '@/lib/platform/mail/templates/security'
import type { Mail } from '@/lib/platform/mail/types'

/** Tells every owner that invoices go out another way: through the Gmail of `address`, or through none (null). */
export async function gmailNews(of: Owned, address: string | null): Promise<Mail[]> {
  const link = businessLink(of, '/settings?tab=integrations')
  const owners = await ownersOf(db, of)
  return owners.map(({ email, fullName }) =>
    transportChangedMail({ to: email, name: fullName, link }, address),
  )
}
