import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { getBusinessLink } from '@/lib/auth/users/memberships'
import { listOwners } from '@/lib/business/queries'
import { db } from '@/lib/platform/db/client'
import { renderTransportChangedMail } from '@/lib/mail/templates/security-mails'
import type { Mail } from '@/lib/mail/transports/types'

/**
 * Creates emails that tell every owner that invoices are now sent through the Gmail account `address`, or none
 * (null).
 */
export async function createGmailNotifications(
  scope: BusinessScope,
  address: string | null,
): Promise<Mail[]> {
  const link = getBusinessLink(scope, '/settings?tab=integrations')
  const owners = await listOwners(db, scope)
  return owners.map(({ email, fullName }) =>
    renderTransportChangedMail({ to: email, name: fullName, link }, address),
  )
}
