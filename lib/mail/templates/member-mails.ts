import { utc } from '@date-fns/utc'
import { addDays } from 'date-fns'
import { site } from '@/lib/core/site'
import type { Mail } from '@/lib/mail/transports/types'
import { renderMail } from './render-mail'

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
  business: string
  /** Role label. */
  role: string
  link: string
  days: number
}

/**
 * Renders an invitation. Its text doesn't depend on whether the recipient has an account. It goes to strangers, so names in it
 * must not become links.
 */
export function renderInvitationMail({ to, role, link, days, ...names }: InvitationValues): Mail {
  const [inviter, business] = [preventLinks(names.inviter), preventLinks(names.business)]
  const mail = renderMail({
    to,
    subject: `${inviter} invited you to ${business}`,
    heading: `Join ${business}`,
    paragraphs: [
      'Hello,',
      `${inviter} invited you to work on the invoices of ${business} in ${site.name}, as ${role}.`,
      'Accept the invitation to get started. If you don’t have an account yet, you can make one there.',
    ],
    action: { label: 'Open the invitation', link },
    footnote: `The link works once, for this address, and expires in ${days} days. If you don’t know ${inviter}, you can ignore this e-mail.`,
  })
  return { ...mail, expiresAt: addDays(new Date(), days, { in: utc }) }
}

interface MemberChangeValues {
  to: string
  name: string
  business: string
  /** Name of the member who made the change. */
  by: string
  link: string
}

/** Renders the email to a member who was removed from a business. */
export const renderMemberRemovedMail = ({ to, name, business, by, link }: MemberChangeValues): Mail =>
  renderMail({
    to,
    subject: `You no longer have access to ${business}`,
    heading: `You no longer have access to ${business}`,
    paragraphs: [
      `Hello ${name},`,
      `${by} removed you from ${business}. Your account and your other businesses stay as they are.`,
    ],
    action: { label: 'Open your businesses', link },
    footnote: 'You’re receiving this e-mail because your account uses this address.',
  })

/** Renders the email to a member who became the owner of a business. */
export const renderOwnershipTransferredMail = ({ to, name, business, by, link }: MemberChangeValues): Mail =>
  renderMail({
    to,
    subject: `${business} is yours now`,
    heading: `${business} is yours now`,
    paragraphs: [
      `Hello ${name},`,
      `${by} handed ${business} over to you. You are its owner, and ${by} stays as an admin.`,
    ],
    action: { label: 'Look at its members', link },
    footnote: 'You’re receiving this e-mail because your account uses this address.',
  })
