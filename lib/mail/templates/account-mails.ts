import { addHours } from 'date-fns'
import type { Day } from '@/lib/core/dates'
import { site } from '@/lib/core/site'
import type { Translator } from '@/lib/i18n/translator'
import type { AccountMail } from './render-mail'

interface Values {
  to: string
  name: string
  link: string
}
interface Expiring extends Values {
  hours: number
}

const product = site.name

/**
 * Sent on registration, and again on request. It contains no name, which anybody could have typed for another's
 * address.
 */
export const createVerificationMail = ({ to, link, hours }: Omit<Expiring, 'name'>): AccountMail => ({
  to,
  expiresAt: addHours(new Date(), hours),
  isRequested: true,
  compose: (t: Translator<'mail'>) => ({
    subject: t('verification.subject', { product }),
    heading: t('verification.heading'),
    paragraphs: [t('greetingWithoutName'), t('verification.text', { product })],
    action: { label: t('verification.action'), link },
    footnote: t('verification.footnote', { hours }),
  }),
})

/** Sent when somebody signs up with, or asks to verify, an address that is already verified. */
export const createExistingAccountMail = ({
  to,
  name,
  link,
  recovery,
}: Values & { /** The link to reset the password. */ recovery: string }): AccountMail => ({
  to,
  isRequested: true,
  compose: (t: Translator<'mail'>) => ({
    subject: t('existingAccount.subject', { product }),
    heading: t('existingAccount.heading'),
    paragraphs: [t('greeting', { name }), t('existingAccount.text', { product })],
    action: { label: t('existingAccount.action'), link },
    otherAction: { label: t('existingAccount.recovery'), link: recovery },
    footnote: t('existingAccount.footnote'),
  }),
})

/** Sent when a password reset is requested; `name` is null while the address is unverified. */
export const createResetMail = ({
  to,
  name,
  link,
  hours,
}: Omit<Expiring, 'name'> & { name: string | null }): AccountMail => ({
  to,
  expiresAt: addHours(new Date(), hours),
  isRequested: true,
  compose: (t: Translator<'mail'>) => ({
    subject: t('passwordReset.subject', { product }),
    heading: t('passwordReset.heading'),
    paragraphs: [
      name ? t('greeting', { name }) : t('greetingWithoutName'),
      t('passwordReset.text', { product }),
    ],
    action: { label: t('passwordReset.action'), link },
    footnote: t('passwordReset.footnote', { hours }),
  }),
})

/** Sent on request to test email delivery. */
export const createTestMail = ({ to, name, link }: Values): AccountMail => ({
  to,
  isRequested: true,
  compose: (t: Translator<'mail'>) => ({
    subject: t('test.subject', { product }),
    heading: t('test.heading'),
    paragraphs: [t('greeting', { name }), t('test.text')],
    action: { label: t('test.action', { product }), link },
    footnote: t('test.footnote'),
  }),
})

/** Sent after a password change, to alert the account's owner. */
export const createPasswordChangedMail = ({ to, name, link }: Values): AccountMail => ({
  to,
  isRequested: true,
  compose: (t: Translator<'mail'>) => ({
    subject: t('passwordChanged.subject', { product }),
    heading: t('passwordChanged.heading'),
    paragraphs: [t('greeting', { name }), t('passwordChanged.text', { product }), t('passwordChanged.hint')],
    action: { label: t('passwordChanged.action'), link },
    footnote: t('sentToYourAddress'),
  }),
})

/** Sent when the deletion of an account was requested. */
export const createDeletionRequestedMail = ({
  to,
  name,
  link,
  day,
}: Values & { /** The day of the deletion. */ day: Day }): AccountMail => ({
  to,
  isRequested: true,
  compose: (t: Translator<'mail'>, { formats }) => {
    const values = { product, day: formats.inlineDay(day) }
    return {
      subject: t('deletionRequested.subject', values),
      heading: t('deletionRequested.heading'),
      paragraphs: [
        t('greeting', { name }),
        t('deletionRequested.text', values),
        t('deletionRequested.meanwhile'),
        t('deletionRequested.hint'),
      ],
      action: { label: t('deletionRequested.action'), link },
      footnote: t('deletionRequested.footnote'),
    }
  },
})

/** Sent when a requested deletion was cancelled. */
export const createDeletionCancelledMail = ({ to, name, link }: Values): AccountMail => ({
  to,
  isRequested: true,
  compose: (t: Translator<'mail'>) => ({
    subject: t('deletionCancelled.subject', { product }),
    heading: t('deletionCancelled.heading'),
    paragraphs: [t('greeting', { name }), t('deletionCancelled.text', { product })],
    action: { label: t('deletionCancelled.action', { product }), link },
    footnote: t('sentToYourAddress'),
  }),
})

/** Sent when an account has been deleted; there is no name left to greet. */
export const createAccountDeletedMail = ({ to, link }: Omit<Values, 'name'>): AccountMail => ({
  to,
  compose: (t: Translator<'mail'>) => ({
    subject: t('accountDeleted.subject', { product }),
    heading: t('accountDeleted.heading'),
    paragraphs: [t('greetingWithoutName'), t('accountDeleted.text', { product }), t('accountDeleted.hint')],
    action: { label: t('accountDeleted.action'), link },
    footnote: t('accountDeleted.footnote'),
  }),
})
