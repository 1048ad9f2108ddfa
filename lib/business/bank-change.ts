import 'server-only'
import { appOrigin } from '@/lib/platform/env'
import { bankChangedMail } from '@/lib/platform/mail/templates/security'
import type { Mail } from '@/lib/platform/mail/types'
import type { SettingsInput } from './schema'
import type { CurrentUser } from './types'

const FIELDS = ['bankName', 'accountNumber', 'sortCode', 'accountHolderName', 'swiftCode', 'iban'] as const

/**
 * What the owner is told when a change moves where clients pay to; null when it does not. Nobody has paid to an account that is
 * still being set up.
 */
export function bankChange(user: CurrentUser, patch: SettingsInput): Mail | null {
  const changes = FIELDS.some(
    (field) => patch[field] !== undefined && (patch[field] ?? '') !== (user[field] ?? ''),
  )
  if (!changes || !user.isOnboarded) return null
  return bankChangedMail({ to: user.email, name: user.fullName, link: `${appOrigin()}/settings?tab=bank` })
}
