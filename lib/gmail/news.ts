import 'server-only'
import { appOrigin } from '@/lib/env'
import { transportChangedMail } from '@/lib/mail/templates/security'
import type { Mail } from '@/lib/mail/types'

/** Tells the owner that invoices go out another way: through the Gmail of `address`, or through none (null). */
export const gmailNews = (user: { email: string; fullName: string }, address: string | null): Mail =>
  transportChangedMail(
    { to: user.email, name: user.fullName, link: `${appOrigin()}/settings?tab=integrations` },
    address,
  )
