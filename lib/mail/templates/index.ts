import { site } from '@/lib/site'
import type { Mail } from '../types'
import { letter } from './letter'

interface Values {
  to: string
  /** Full name. */
  name: string
  link: string
}
interface Expiring extends Values {
  hours: number
}

const lasting = (hours: number): string => (hours === 1 ? 'one hour' : `${hours} hours`)
const greeting = (name: string): string => `Hello ${name},`

/** Sent on registration, and again on request. */
export const verificationMail = ({ to, name, link, hours }: Expiring): Mail =>
  letter({
    to,
    subject: `Confirm your email for ${site.name}`,
    heading: 'Confirm your email',
    paragraphs: [
      greeting(name),
      `Welcome to ${site.name}. Please confirm that this is your address; then you can sign in and write your first invoice.`,
    ],
    action: { label: 'Confirm email', link },
    footnote: `The link works once, for ${lasting(hours)}. If you did not create an account, ignore this mail: nothing happens without the link.`,
  })

/** Sent when somebody asks for a new password. */
export const resetMail = ({ to, name, link, hours }: Expiring): Mail =>
  letter({
    to,
    subject: `Reset your ${site.name} password`,
    heading: 'Reset your password',
    paragraphs: [greeting(name), `Somebody asked to reset the password of your ${site.name} account.`],
    action: { label: 'Choose a new password', link },
    footnote: `The link works once, for ${lasting(hours)}. If it was not you, ignore this mail: your password stays as it is.`,
  })

/** Sent on request, to see whether mail works. */
export const testMail = ({ to, name, link }: Values): Mail =>
  letter({
    to,
    subject: `A test mail from ${site.name}`,
    heading: 'Mail works',
    paragraphs: [
      greeting(name),
      `This is the test mail you asked for. Your invoices can go out the same way.`,
    ],
    action: { label: `Open ${site.name}`, link },
    footnote: 'You get this mail because you pressed a button in the settings.',
  })

/** Sent after a password was changed, so that its owner learns of it. */
export const passwordChangedMail = ({ to, name, link }: Values): Mail =>
  letter({
    to,
    subject: `Your ${site.name} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      greeting(name),
      `The password of your ${site.name} account was just changed, and every other device was signed out.`,
      'If it was you, all is well.',
    ],
    action: { label: 'It was not me', link },
    footnote: 'You get this mail because your account is registered with this address.',
  })

interface Leaving extends Values {
  /** The day in words. */
  day: string
}

/** Sent when somebody asks for their account to be deleted. */
export const deletionRequestedMail = ({ to, name, link, day }: Leaving): Mail =>
  letter({
    to,
    subject: `Your ${site.name} account will be deleted on ${day}`,
    heading: 'Your account will be deleted',
    paragraphs: [
      greeting(name),
      `You asked for your ${site.name} account to be deleted. On ${day} everything in it is deleted for good: profile, clients, invoices, payments and pictures.`,
      'Until then nothing is sent for you: no reminders, no recurring invoices, no mails that were waiting. Public links keep working until that day, so that your clients can still pay.',
      'If you change your mind, sign in before that day and keep your account.',
    ],
    action: { label: 'Keep my account', link },
    footnote: 'If it was not you, sign in, keep the account, and change your password.',
  })

/** Sent when somebody keeps the account that was to be deleted. */
export const accountKeptMail = ({ to, name, link }: Values): Mail =>
  letter({
    to,
    subject: `Your ${site.name} account stays`,
    heading: 'Your account stays',
    paragraphs: [
      greeting(name),
      `Your ${site.name} account will not be deleted. Everything is as it was, and what was waiting to be sent goes out again.`,
    ],
    action: { label: `Open ${site.name}`, link },
    footnote: 'You get this mail because your account is registered with this address.',
  })

/** The last mail, sent when the account is gone; there is no name left to greet. */
export const accountDeletedMail = ({ to, link }: Omit<Values, 'name'>): Mail =>
  letter({
    to,
    subject: `Your ${site.name} account is deleted`,
    heading: 'Your account is deleted',
    paragraphs: [
      'Hello,',
      `As you asked, your ${site.name} account and everything in it were deleted. Public links of your invoices no longer work.`,
      'You are welcome to register again with this address whenever you like.',
    ],
    action: { label: 'Create a new account', link },
    footnote: 'This is the last mail about this account.',
  })
