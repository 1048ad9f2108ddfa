import 'server-only'
import { appOrigin } from '@/lib/platform/env'
import { transportChangedMail } from '@/lib/platform/mail/templates/security'
import type { Mail } from '@/lib/platform/mail/types'

/** Tells the owner that invoices go out another way: through the Gmail of `address`, or through none (null). */
export const gmailNews = (user: { email: string; fullName: string }, address: string | null): Mail =>
  transportChangedMail(
    { to: user.email, name: user.fullName, link: `${appOrigin()}/settings?tab=integrations` },
    address,
  )
