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
