import * as notificationMail from '@/lib/activity/notification-mail'
import { notificationIds } from '@/lib/activity/email-notifications'
import { ROLES } from '@/lib/core/access/actor'
import { getInterfaceFormats } from '@/lib/i18n/interface-formats'
import { reason } from '@/lib/i18n/reason'
import type { NounKind } from '@/lib/i18n/document-nouns'
import * as accountMails from '@/lib/mail/templates/account-mails'
import * as memberMails from '@/lib/mail/templates/member-mails'
import { renderForUser } from '@/lib/mail/templates/render-for-user'
import type { AccountMail } from '@/lib/mail/templates/render-mail'
import * as securityMails from '@/lib/mail/templates/security-mails'
import * as twoStepMail from '@/lib/mail/templates/two-step-mail'
import { Browser } from '@/tests/factories/browser'

const { createNotificationMail } = notificationMail
const to = { to: 'ada@example.com', name: 'Ada', link: 'https://sheaf.example/x' }
const owner = { business: 'Zeta GmbH', person: 'Bob (bob@example.com)' }
const endings = [
  { field: 'iban', ending: '5678' },
  { field: 'accountNumber', ending: '1234' },
] as const
const kinds = ['INVOICE', 'CREDIT_NOTE', 'QUOTE', 'PROFORMA'] satisfies NounKind[]

const notifications = notificationIds.flatMap((id) =>
  kinds.map((kind) =>
    createNotificationMail(id, to, {
      client: 'Zeta GmbH',
      kind,
      number: 'X-7',
      total: { amount: 12, currency: 'EUR' },
      day: '2026-09-05',
      target: kind,
      data: {
        kind: 'REMINDER',
        to: ['bob@example.com'],
        cc: ['eve@example.com'],
        bcc: ['kim@example.com'],
        reason: reason('smtp.slow'),
        problem: reason('series.client-deleted'),
        amount: 5,
        currency: 'EUR',
        name: 'Bob',
        note: 'Gut!',
      },
    }),
  ),
)

type Modules = typeof accountMails &
  typeof memberMails &
  typeof securityMails &
  typeof twoStepMail &
  typeof notificationMail
/** Every email to users, by the function that creates it. */
const mails: Record<keyof Modules, AccountMail[]> = {
  createVerificationMail: [1, 24].map((hours) => accountMails.createVerificationMail({ ...to, hours })),
  createExistingAccountMail: [accountMails.createExistingAccountMail({ ...to, recovery: to.link })],
  createResetMail: ['Ada', null].map((name) => accountMails.createResetMail({ ...to, name, hours: 1 })),
  createTestMail: [accountMails.createTestMail(to)],
  createPasswordChangedMail: [accountMails.createPasswordChangedMail(to)],
  createDeletionRequestedMail: [accountMails.createDeletionRequestedMail({ ...to, day: '2026-09-05' })],
  createDeletionCancelledMail: [accountMails.createDeletionCancelledMail(to)],
  createAccountDeletedMail: [accountMails.createAccountDeletedMail(to)],
  createInvitationMail: ROLES.map((role) =>
    memberMails.createInvitationMail({
      ...to,
      inviter: 'Bob',
      fallbackLanguage: null,
      business: 'Zeta GmbH',
      role,
      days: 7,
    }),
  ),
  createMemberRemovedMail: [memberMails.createMemberRemovedMail({ ...to, business: 'Zeta GmbH', by: 'Bob' })],
  createOwnershipTransferredMail: [
    memberMails.createOwnershipTransferredMail({ ...to, business: 'Zeta GmbH', by: 'Bob' }),
  ],
  createPasswordGuessesMail: [securityMails.createPasswordGuessesMail(to)],
  createWrongCodesMail: [securityMails.createWrongCodesMail(to)],
  createNewBrowserMail: [
    { browser: 'Firefox', system: 'Linux' },
    { browser: 'Firefox', system: null },
    { browser: null, system: null },
  ].map((device) => securityMails.createNewBrowserMail(to, { ...device, day: '2026-09-05' })),
  createBankChangedMail: [[...endings], []].map((account) =>
    securityMails.createBankChangedMail(to, 'Zeta GmbH', account),
  ),
  createBankRequestedMail: [[...endings], []].map((account) =>
    securityMails.createBankRequestedMail(to, { by: 'Bob', business: 'Zeta GmbH', endings: account }),
  ),
  createOwnerAddedMail: [
    { type: 'role', by: 'Eve', from: 'ADMIN', to: 'OWNER' } as const,
    { type: 'handover', by: 'Eve' } as const,
    { type: 'invitation', by: 'Eve' } as const,
  ].map((cause) => securityMails.createOwnerAddedMail(to, { ...owner, cause })),
  createOwnerRemovedMail: [{ type: 'removal', by: 'Eve' } as const, { type: 'departure' } as const].map(
    (cause) => securityMails.createOwnerRemovedMail(to, { ...owner, cause }),
  ),
  createTransportChangedMail: ['bob@gmail.example', null].map((address) =>
    securityMails.createTransportChangedMail(to, address),
  ),
  createAccountReclaimedMail: [securityMails.createAccountReclaimedMail(to)],
  createIdentityCodeMail: [securityMails.createIdentityCodeMail(to, '123456', 10)],
  createTwoStepMail: (['on', 'off', 'codes', 'used'] as const).flatMap((event) =>
    [0, 1, 2].map((codesLeft) => twoStepMail.createTwoStepMail(event, { ...to, codesLeft })),
  ),
  createNotificationMail: notifications,
}

/** The subject, and all text of both parts. */
async function readIn(language: string, mail: AccountMail) {
  const { subject, text, html } = await renderForUser(mail, language)
  return { html, words: `${subject}\n${text}\n${html.replace(/<[^>]*>/g, ' ')}` }
}

const ENGLISH =
  /\b(the|you|your|and|for|this|that|to|of|if|with|are|not|it|hello|from|open|invoice|quote|account|password|email|by|owner|admin|staff|viewer|business)\b/gi

describe.each(Object.entries(mails))('the emails of %s', (_, variants) => {
  it('have no English in German', async () => {
    for (const mail of variants) {
      const { html, words } = await readIn('de', mail)
      expect(html).toContain('<html lang="de">')
      expect(words.replaceAll(/\S+@\S+|https:\S+/g, '').match(ENGLISH)).toBeNull()
    }
  })

  it('are English for a language that is not offered', async () => {
    for (const mail of variants) {
      const { html, words } = await readIn('xx', mail)
      expect(html).toContain('<html lang="en">')
      expect(words.match(ENGLISH)).not.toBeNull()
      expect(words).not.toMatch(/\bmail\.\w|[{}]/)
    }
  })
})

it('emails have dates in their language', async () => {
  const [mail] = mails.createDeletionRequestedMail
  const subjectIn = async (language: string) => (await renderForUser(mail!, language)).subject
  expect(await subjectIn('en')).toBe('Your Sheaf account will be deleted on Sep 5, 2026')
  const day = getInterfaceFormats('de').inlineDay('2026-09-05')
  expect(await subjectIn('de')).toBe(`Dein Konto bei Sheaf wird am ${day} gelöscht`)
})

describe('the language of an email to somebody who chose none', () => {
  const inGerman = new Headers({ 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' })
  const subjectOf = (mail: AccountMail) =>
    new Browser().asking(inGerman, async () => (await renderForUser(mail, null)).subject)

  it('is the browser’s if they asked for the email', async () => {
    expect(await subjectOf(accountMails.createResetMail({ ...to, hours: 1 }))).toBe(
      'Setze dein Passwort für Sheaf zurück',
    )
  })

  it('is English if somebody else caused it', async () => {
    expect(await subjectOf(securityMails.createWrongCodesMail(to))).toBe('Wrong codes for your Sheaf account')
  })
})
