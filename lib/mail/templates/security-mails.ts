import { addMinutes } from 'date-fns'
import type { Role } from '@/lib/core/access/actor'
import type { Day } from '@/lib/core/dates'
import { site } from '@/lib/core/site'
import type { Translator } from '@/lib/i18n/translator'
import type { AccountMail } from './render-mail'

interface Values {
  to: string
  name: string
  /** Page where the owner can react. */
  link: string
}

const product = site.name

/** Sent at most once a day while somebody guesses the password. */
export const createPasswordGuessesMail = ({ to, name, link }: Values): AccountMail => ({
  to,
  compose: (t: Translator<'mail'>) => ({
    subject: t('passwordGuesses.subject', { product }),
    heading: t('passwordGuesses.heading'),
    paragraphs: [t('greeting', { name }), t('passwordGuesses.text', { product }), t('passwordGuesses.hint')],
    action: { label: t('passwordGuesses.action'), link },
    footnote: t('sentToYourAddress'),
  }),
})

/** Sent when wrong two-step codes follow a correct password. */
export const createWrongCodesMail = ({ to, name, link }: Values): AccountMail => ({
  to,
  compose: (t: Translator<'mail'>) => ({
    subject: t('wrongCodes.subject', { product }),
    heading: t('wrongCodes.heading'),
    paragraphs: [t('greeting', { name }), t('wrongCodes.text', { product }), t('wrongCodes.hint')],
    action: { label: t('wrongCodes.action'), link },
    footnote: t('sentToYourAddress'),
  }),
})

interface NewSignIn {
  /** Names of the browser and its operating system; null if unknown. */
  browser: string | null
  system: string | null
  day: Day
}

/** Sent when somebody signs in from a new browser. */
export const createNewBrowserMail = (
  { to, name, link }: Values,
  { browser, system, day }: NewSignIn,
): AccountMail => ({
  to,
  compose: (t: Translator<'mail'>, { formats }) => ({
    subject: t('newBrowser.subject', { product }),
    heading: t('newBrowser.heading'),
    paragraphs: [
      t('greeting', { name }),
      t('newBrowser.text', {
        product,
        browser: browser ?? 'unknown',
        system: system ?? 'unknown',
        day: formats.inlineDay(day),
      }),
      t('newBrowser.hint'),
    ],
    action: { label: t('newBrowser.action'), link },
    footnote: t('sentToYourAddress'),
  }),
})

/** The last characters of the numbers that identify an account, by the field that has them. */
type AccountEndings = { field: 'iban' | 'accountNumber'; ending: string }[]

const formatEndings = (t: Translator<'mail'>, endings: AccountEndings): string =>
  endings.map((ending) => t('accountEnding', ending)).join(', ')

/**
 * Sent when the bank details printed on invoices were changed.
 * @param endings of the new account; empty if there is none
 */
export const createBankChangedMail = (
  { to, name, link }: Values,
  business: string,
  endings: AccountEndings,
): AccountMail => ({
  to,
  compose: (t: Translator<'mail'>) => ({
    subject: t('bankChanged.subject', { business }),
    heading: t('bankChanged.heading'),
    paragraphs: [
      t('greeting', { name }),
      t('bankChanged.text', { business }),
      endings.length > 0
        ? t('bankChanged.account', { account: formatEndings(t, endings) })
        : t('bankChanged.noAccount'),
      t('bankChanged.hint'),
    ],
    action: { label: t('bankChanged.action'), link },
    footnote: t('sentToYourAddress'),
  }),
})

interface BankRequestValues {
  /** Name of the person who entered the details. */
  by: string
  business: string
  /** Of the requested account; empty if there is none. */
  endings: AccountEndings
}

/** Sent to the owners when somebody who needs their confirmation requests new bank details. */
export const createBankRequestedMail = (
  { to, name, link }: Values,
  { by, business, endings }: BankRequestValues,
): AccountMail => ({
  to,
  compose: (t: Translator<'mail'>) => ({
    subject: t('bankRequested.subject', { by, business }),
    heading: t('bankRequested.heading'),
    paragraphs: [
      t('greeting', { name }),
      t('bankRequested.text', { by, business }),
      endings.length > 0
        ? t('bankRequested.account', { account: formatEndings(t, endings) })
        : t('bankRequested.noAccount'),
      t('bankRequested.hint'),
    ],
    action: { label: t('bankRequested.action'), link },
    footnote: t('sentToYourAddress'),
  }),
})

/** Cause of a change of owners; `by` is the name of the person who made it. */
export type OwnerChangeCause =
  | { type: 'role'; by: string; from: Role; to: Role }
  | { type: 'handover'; by: string }
  | { type: 'invitation'; by: string }
  | { type: 'removal'; by: string }
  | { type: 'departure' }

function formatCause(t: Translator<'mail'>, cause: OwnerChangeCause): string {
  switch (cause.type) {
    case 'role':
      return t('ownerChange.role', { by: cause.by, from: cause.from, to: cause.to })
    case 'handover':
      return t('ownerChange.handover', { by: cause.by })
    case 'invitation':
      return t('ownerChange.invitation', { by: cause.by })
    case 'removal':
      return t('ownerChange.removal', { by: cause.by })
    case 'departure':
      return t('ownerChange.departure')
  }
}

interface OwnerChange {
  business: string
  /** Person whose role changed, with name and address. */
  person: string
  cause: OwnerChangeCause
}

/** Sent to every owner when somebody becomes one, because owners control everything. */
export const createOwnerAddedMail = (
  { to, name, link }: Values,
  { business, person, cause }: OwnerChange,
): AccountMail => ({
  to,
  compose: (t: Translator<'mail'>) => ({
    subject: t('ownerAdded.subject', { business }),
    paragraphs: [
      t('greeting', { name }),
      t('ownerAdded.text', { person, business, how: formatCause(t, cause) }),
      t('ownerAdded.hint'),
    ],
    action: { label: t('ownerAdded.action'), link },
    footnote: t('sentToYourAddress'),
  }),
})

/** Sent to every owner, and to the person concerned, when somebody is no longer an owner. */
export const createOwnerRemovedMail = (
  { to, name, link }: Values,
  { business, person, cause }: OwnerChange,
): AccountMail => ({
  to,
  compose: (t: Translator<'mail'>) => ({
    subject: t('ownerRemoved.subject', { business }),
    paragraphs: [
      t('greeting', { name }),
      t('ownerRemoved.text', { person, business, how: formatCause(t, cause) }),
      t('ownerRemoved.hint'),
    ],
    action: { label: t('ownerRemoved.action'), link },
    footnote: t('sentToYourAddress'),
  }),
})

/**
 * Sent when invoices are sent from another mailbox than before.
 * @param address of the connected Gmail account; null if it was disconnected
 */
export const createTransportChangedMail = (
  { to, name, link }: Values,
  address: string | null,
): AccountMail => ({
  to,
  compose: (t: Translator<'mail'>) => ({
    subject: t('gmail.subject', { product }),
    heading: address ? t('gmail.connected.heading') : t('gmail.disconnected.heading'),
    paragraphs: [
      t('greeting', { name }),
      address ? t('gmail.connected.text', { product, address }) : t('gmail.disconnected.text', { product }),
      t('gmail.hint'),
    ],
    action: { label: t('gmail.action'), link },
    footnote: t('sentToYourAddress'),
  }),
})

/** Sent when a password reset also revoked access that somebody else may have set up. */
export const createAccountReclaimedMail = ({ to, name, link }: Values): AccountMail => ({
  to,
  isRequested: true,
  compose: (t: Translator<'mail'>) => ({
    subject: t('accountReclaimed.subject', { product }),
    heading: t('accountReclaimed.heading'),
    paragraphs: [
      t('greeting', { name }),
      t('accountReclaimed.text', { product }),
      t('accountReclaimed.hint'),
    ],
    action: { label: t('accountReclaimed.action'), link },
    footnote: t('sentToYourAddress'),
  }),
})

/** Code that verifies the owner of an account with neither a password nor two-step sign-in. */
export const createIdentityCodeMail = (
  { to, name, link }: Values,
  code: string,
  minutes: number,
): AccountMail => ({
  to,
  expiresAt: addMinutes(new Date(), minutes),
  isRequested: true,
  compose: (t: Translator<'mail'>) => ({
    // The subject is stored unencrypted, so the code is only in the encrypted text.
    subject: t('identityCode.subject', { product }),
    heading: t('identityCode.heading'),
    paragraphs: [
      t('greeting', { name }),
      t('identityCode.text', { code, minutes, product }),
      t('identityCode.hint'),
    ],
    action: { label: t('identityCode.action'), link },
    footnote: t('sentToYourAddress'),
  }),
})
