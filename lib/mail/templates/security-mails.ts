import { addMinutes } from 'date-fns'
import { site } from '@/lib/core/site'
import type { Mail } from '@/lib/mail/transports/types'
import { renderMail } from './render-mail'

interface Values {
  to: string
  name: string
  /** Page where the owner can react. */
  link: string
}

interface Notice {
  subject: string
  heading: string
  paragraphs: string[]
  action: string
}

/** Renders a security notice; the reader may not be the person who acted. */
const renderNotice = ({ to, name, link }: Values, { subject, heading, paragraphs, action }: Notice): Mail =>
  renderMail({
    to,
    subject,
    heading,
    paragraphs: [`Hello ${name},`, ...paragraphs],
    action: { label: action, link },
    footnote: 'You’re receiving this e-mail because your account uses this address.',
  })

/** Sent at most once a day while somebody guesses the password. */
export const renderPasswordGuessesMail = (values: Values): Mail =>
  renderNotice(values, {
    subject: `Somebody is trying to sign in to your ${site.name} account`,
    heading: 'Somebody is trying to sign in',
    paragraphs: [
      `Somebody has guessed at the password of your ${site.name} account many times within the last hour. They did not get in, and you can sign in as always.`,
      'If your password is short or used elsewhere, choose a new one now. Two-step sign-in, in your profile, keeps out even those who know it.',
    ],
    action: 'Choose a new password',
  })

/** Sent when wrong two-step codes follow a correct password. */
export const renderWrongCodesMail = (values: Values): Mail =>
  renderNotice(values, {
    subject: `Wrong codes for your ${site.name} account`,
    heading: 'Somebody may know your password',
    paragraphs: [
      `Somebody signed in to your ${site.name} account with the right password, and then sent several wrong codes. They did not get in.`,
      'If this was you, there’s nothing to do. If it wasn’t, somebody knows your password: choose a new one now.',
    ],
    action: 'Choose a new password',
  })

/**
 * Sent when somebody signs in from a new browser.
 * @param browser description, such as "Chrome on Windows"
 * @param when formatted date and time
 */
export const renderNewBrowserMail = (values: Values, browser: string, when: string): Mail =>
  renderNotice(values, {
    subject: `New sign-in to your ${site.name} account`,
    heading: 'A new browser signed in',
    paragraphs: [
      `Your ${site.name} account was signed in to from a browser we haven’t seen before: ${browser}, on ${when}.`,
      'If this was you, there’s nothing to do. If it wasn’t, change your password now: that signs out every other browser.',
    ],
    action: 'Look at your sign-ins',
  })

/**
 * Sent when the bank details printed on invoices were changed.
 * @param account description of the new account; null if there is none
 */
export const renderBankChangedMail = (values: Values, business: string, account: string | null): Mail =>
  renderNotice(values, {
    subject: `The bank details of ${business} were changed`,
    heading: 'Bank details were changed',
    paragraphs: [
      `The bank details that invoices of ${business} ask clients to pay to were just changed. New invoices show the new ones; those already sent keep what they showed.`,
      account
        ? `They now name this account: ${account}.`
        : 'They no longer name an IBAN or an account number.',
      'If you know of it, there’s nothing to do. If nobody who owns the business does, change your password now, and correct the details before another invoice is sent.',
    ],
    action: 'Look at your bank details',
  })

/**
 * Sent to the owners when somebody who needs their confirmation requests new bank details.
 * @param by name of that person
 * @param account description of the requested account; null if there is none
 */
export const renderBankRequestedMail = (
  values: Values,
  { by, business, account }: { by: string; business: string; account: string | null },
): Mail =>
  renderNotice(values, {
    subject: `${by} wants to change the bank details of ${business}`,
    heading: 'New bank details are waiting for you',
    paragraphs: [
      `${by} entered new bank details for the invoices of ${business}. They aren’t used until an owner confirms them.`,
      account ? `The new account: ${account}.` : 'They name neither an IBAN nor an account number.',
      'Check them with care, best by asking in person: this is where your clients will pay to.',
    ],
    action: 'Check the bank details',
  })

interface OwnerChange {
  business: string
  /** Person whose role changed, with name and address. */
  person: string
  /** Cause of the change, as a sentence. */
  how: string
}

/** Sent to every owner when somebody becomes one, because owners control everything. */
export const renderOwnerAddedMail = (values: Values, { business, person, how }: OwnerChange): Mail =>
  renderNotice(values, {
    subject: `${business} has a new owner`,
    heading: `${business} has a new owner`,
    paragraphs: [
      `${person} is now an owner of ${business}. ${how}`,
      'Owners control bank details, members and everything else. If you expected this, there’s nothing to do. If you didn’t, change your password now and check who belongs to the business.',
    ],
    action: 'Review the members',
  })

/** Sent to every owner, and to the person concerned, when somebody is no longer an owner. */
export const renderOwnerRemovedMail = (values: Values, { business, person, how }: OwnerChange): Mail =>
  renderNotice(values, {
    subject: `Someone is no longer an owner of ${business}`,
    heading: `Someone is no longer an owner of ${business}`,
    paragraphs: [
      `${person} is no longer an owner of ${business}. ${how}`,
      'If you expected this, there’s nothing to do. If you didn’t, change your password now and check who belongs to the business.',
    ],
    action: 'Review the members',
  })

/** Sent when invoices are sent from another mailbox than before. */
export const renderTransportChangedMail = (values: Values, address: string | null): Mail =>
  renderNotice(values, {
    subject: `How your ${site.name} invoices are sent was changed`,
    heading: address ? 'Gmail was connected' : 'Gmail was disconnected',
    paragraphs: [
      address
        ? `Invoices of your ${site.name} account now go out from ${address}.`
        : `Invoices of your ${site.name} account no longer go out through Gmail.`,
      'If this was you, there’s nothing to do. If it wasn’t, change your password now.',
    ],
    action: 'Look at your settings',
  })

/** Sent when a password reset also revoked access that somebody else may have set up. */
export const renderAccountReclaimedMail = (values: Values): Mail =>
  renderNotice(values, {
    subject: `Your ${site.name} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your ${site.name} account was just changed, and every browser was signed out.`,
      'Because we couldn’t be sure that you are the one who opened the account, two-step sign-in and the connection to Gmail were removed too. Set them up again in your profile and settings.',
    ],
    action: 'Sign in',
  })

/** Code that verifies the owner of an account with neither a password nor two-step sign-in. */
export const renderIdentityCodeMail = (values: Values, code: string, minutes: number): Mail => ({
  expiresAt: addMinutes(new Date(), minutes),
  ...renderNotice(values, {
    // The subject is stored unencrypted, so the code is only in the encrypted text.
    subject: `Your ${site.name} code`,
    heading: 'Your code',
    paragraphs: [
      `Your code is ${code}. It works once, for ${minutes} minutes, to confirm a change to your ${site.name} account.`,
      'If you didn’t ask for it, somebody is signed in to your account: sign out everywhere in your profile.',
    ],
    action: 'Open your profile',
  }),
})
