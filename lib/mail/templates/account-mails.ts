import { addHours } from 'date-fns'
import { site } from '@/lib/core/site'
import type { Mail } from '@/lib/mail/transports/types'
import { renderMail } from './render-mail'

interface Values {
  to: string
  name: string
  link: string
}
interface Expiring extends Values {
  hours: number
}

const formatHours = (hours: number): string => (hours === 1 ? 'one hour' : `${hours} hours`)
const formatGreeting = (name: string | null): string => (name ? `Hello ${name},` : 'Hello,')

/**
 * Sent on registration, and again on request. It contains no name, which anybody could have typed for another's
 * address.
 */
export const renderVerificationMail = ({ to, link, hours }: Omit<Expiring, 'name'>): Mail => ({
  expiresAt: addHours(new Date(), hours),
  ...renderMail({
    to,
    subject: `Confirm your email for ${site.name}`,
    heading: 'Confirm your email',
    paragraphs: [
      formatGreeting(null),
      `Welcome to ${site.name}. Confirm your email address to sign in and write your first invoice.`,
    ],
    action: { label: 'Confirm email', link },
    footnote: `The link works once and expires in ${formatHours(hours)}. If you didn’t create an account, you can ignore this e-mail.`,
  }),
})

/** Sent when somebody signs up with, or asks to verify, an address that is already verified. */
export const renderExistingAccountMail = ({
  to,
  name,
  link,
  recovery,
}: Values & { /** The link to reset the password. */ recovery: string }): Mail =>
  renderMail({
    to,
    subject: `You already have a ${site.name} account`,
    heading: 'You already have an account',
    paragraphs: [
      formatGreeting(name),
      `Someone tried to sign up for ${site.name}, or to verify this address again. It is verified already, and nothing about your account has changed: you can sign in.`,
    ],
    action: { label: 'Sign in', link },
    otherAction: { label: 'Forgot your password? Choose a new one', link: recovery },
    footnote: 'If this wasn’t you, you can ignore this e-mail.',
  })

/** Sent when a password reset is requested; `name` is null while the address is unverified. */
export const renderResetMail = ({
  to,
  name,
  link,
  hours,
}: Omit<Expiring, 'name'> & { name: string | null }): Mail => ({
  expiresAt: addHours(new Date(), hours),
  ...renderMail({
    to,
    subject: `Reset your ${site.name} password`,
    heading: 'Reset your password',
    paragraphs: [
      formatGreeting(name),
      `We received a request to reset the password for your ${site.name} account.`,
    ],
    action: { label: 'Choose a new password', link },
    footnote: `The link works once and expires in ${formatHours(hours)}. If this wasn’t you, ignore this e-mail. Your password won’t change.`,
  }),
})

/** Sent on request to test email delivery. */
export const renderTestMail = ({ to, name, link }: Values): Mail =>
  renderMail({
    to,
    subject: `A test mail from ${site.name}`,
    heading: 'Your e-mail works',
    paragraphs: [
      formatGreeting(name),
      `This is the test e-mail you asked for. Your invoices can be sent the same way.`,
    ],
    action: { label: `Open ${site.name}`, link },
    footnote: 'You’re receiving this e-mail because you requested it in Settings.',
  })

interface NoticeValues extends Values {
  subject: string
  text: string
  /** Label of the button. */
  label: string
}

/** Notifies a member of an event on a document or recurring schedule. */
export const renderNoticeMail = ({ to, name, link, subject, text, label }: NoticeValues): Mail =>
  renderMail({
    to,
    subject,
    heading: subject,
    paragraphs: [formatGreeting(name), text],
    action: { label, link },
    footnote: 'Choose which of these e-mails you get in Settings > Integrations.',
  })

/** Sent after a password change, to alert the account's owner. */
export const renderPasswordChangedMail = ({ to, name, link }: Values): Mail =>
  renderMail({
    to,
    subject: `Your ${site.name} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      formatGreeting(name),
      `The password of your ${site.name} account was just changed, and every other device was signed out.`,
      'If this was you, there’s nothing to do.',
    ],
    action: { label: 'This wasn’t me', link },
    footnote: 'You’re receiving this e-mail because your account uses this address.',
  })

interface DeletionValues extends Values {
  /** Formatted date. */
  day: string
}

/** Sent when the deletion of an account was requested. */
export const renderDeletionRequestedMail = ({ to, name, link, day }: DeletionValues): Mail =>
  renderMail({
    to,
    subject: `Your ${site.name} account will be deleted on ${day}`,
    heading: 'Your account will be deleted',
    paragraphs: [
      formatGreeting(name),
      `You asked for your ${site.name} account to be deleted. On ${day}, everything in it will be permanently deleted: profile, clients, invoices, payments and pictures.`,
      'Until then, nothing is sent for you: no reminders, no recurring invoices, no queued e-mails. Public links keep working until that day, so your clients can still pay.',
      'If you change your mind, sign in before that day and keep your account.',
    ],
    action: { label: 'Keep my account', link },
    footnote: 'If this wasn’t you, sign in, keep the account and change your password.',
  })

/** Sent when a requested deletion was cancelled. */
export const renderDeletionCancelledMail = ({ to, name, link }: Values): Mail =>
  renderMail({
    to,
    subject: `Your ${site.name} account won’t be deleted`,
    heading: 'Your account won’t be deleted',
    paragraphs: [
      formatGreeting(name),
      `Your ${site.name} account won’t be deleted. Nothing has changed, and queued e-mails will be sent again.`,
    ],
    action: { label: `Open ${site.name}`, link },
    footnote: 'You’re receiving this e-mail because your account uses this address.',
  })

/** Sent when an account has been deleted; there is no name left to greet. */
export const renderAccountDeletedMail = ({ to, link }: Omit<Values, 'name'>): Mail =>
  renderMail({
    to,
    subject: `Your ${site.name} account is deleted`,
    heading: 'Your account is deleted',
    paragraphs: [
      'Hello,',
      `As you asked, your ${site.name} account and everything in it were deleted. Public links of your invoices no longer work.`,
      'You’re welcome to sign up again with this address anytime.',
    ],
    action: { label: 'Create a new account', link },
    footnote: 'This is the last e-mail about this account.',
  })
