import { utc } from '@date-fns/utc'
import { addDays } from 'date-fns'
import type { Role } from '@/lib/core/access/actor'
import { site } from '@/lib/core/site'
import type { Translator } from '@/lib/i18n/translator'
import type { AccountMail } from './render-mail'

const WORD_JOINER = '\u2060'

/**
 * Inserts word joiners into a name, so that mail programs don't turn it into a link (`paypal-login.example`). The
 * name looks the same.
 */
const preventLinks = (name: string): string =>
  name.replace(/(?<=[\p{L}\p{N}])[.@](?=[\p{L}\p{N}]{2})/gu, `${WORD_JOINER}$&`)

interface InvitationValues {
  to: string
  /** Full name of the inviter. */
  inviter: string
  /** The inviter's language, for a recipient without an account. */
  fallbackLanguage: string | null
  business: string
  role: Role
  link: string
  days: number
}

/**
 * Creates an invitation. Its text doesn't depend on whether the recipient has an account. It goes to strangers, so
 * names in it must not become links.
 */
export function createInvitationMail({
  to,
  fallbackLanguage,
  role,
  link,
  days,
  ...names
}: InvitationValues): AccountMail {
  const [inviter, business] = [preventLinks(names.inviter), preventLinks(names.business)]
  return {
    to,
    fallbackLanguage,
    expiresAt: addDays(new Date(), days, { in: utc }),
    compose: (t: Translator<'mail'>) => ({
      subject: t('invitation.subject', { inviter, business }),
      heading: t('invitation.heading', { business }),
      paragraphs: [
        t('greetingWithoutName'),
        t('invitation.text', { inviter, business, product: site.name, role }),
        t('invitation.hint'),
      ],
      action: { label: t('invitation.action'), link },
      footnote: t('invitation.footnote', { days, inviter }),
    }),
  }
}

interface MemberChangeValues {
  to: string
  name: string
  business: string
  /** Name of the member who made the change. */
  by: string
  link: string
}

/** Creates the email to a member who was removed from a business. */
export const createMemberRemovedMail = ({
  to,
  name,
  business,
  by,
  link,
}: MemberChangeValues): AccountMail => ({
  to,
  compose: (t: Translator<'mail'>) => ({
    subject: t('memberRemoved.subject', { business }),
    paragraphs: [t('greeting', { name }), t('memberRemoved.text', { by, business })],
    action: { label: t('memberRemoved.action'), link },
    footnote: t('sentToYourAddress'),
  }),
})

/** Creates the email to a member who became the owner of a business. */
export const createOwnershipTransferredMail = ({
  to,
  name,
  business,
  by,
  link,
}: MemberChangeValues): AccountMail => ({
  to,
  compose: (t: Translator<'mail'>) => ({
    subject: t('ownershipTransferred.subject', { business }),
    paragraphs: [t('greeting', { name }), t('ownershipTransferred.text', { by, business })],
    action: { label: t('ownershipTransferred.action'), link },
    footnote: t('sentToYourAddress'),
  }),
})
