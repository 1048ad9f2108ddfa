// Sent and queued emails, with error texts of that release.
import { LODZ, NEW, YORK } from './accounts.mjs'

/** The public identifier of an email. */
export const ref = (n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const request = '0f8fad5b-d9cb-469f-a165-70867728950e'
/** An error text that isn't in any catalogue. */
export const long = `Odmowa: ${'ż'.repeat(2000)}`

export const mails = [
  {
    id: 1,
    invoiceId: 2,
    kind: 'INVOICE',
    status: 'SENT',
    cause: `send ${request}`,
    replyTo: 'zoë@łódź.example',
    cc: ['boss@ω.example'],
    bcc: ['books@łódź.example'],
    attempts: 1,
    sentAt: '2026-10-11 08:00:01',
    createdAt: '2026-10-11 08:00:00',
    nextAttemptAt: '2026-10-11 08:10:00',
  },
  {
    id: 2,
    invoiceId: 2,
    kind: 'INVOICE',
    status: 'FAILED',
    cause: 'send 1 / 1.1 never',
    only: ['boss@ω.example'],
    splitFrom: ref(1),
    error: 'The mail server refused it: 550 5.1.1 <boss@ω.example>: „no such user“ \\ 100%',
  },
  {
    id: 3,
    invoiceId: 2,
    kind: 'REMINDER',
    status: 'CANCELLED',
    cause: 'reminder 2 2026-11-11 0',
    error: 'It was no longer due.',
    asWritten: true,
  },
  {
    id: 4,
    invoiceId: 3,
    kind: 'RECEIPT',
    status: 'QUEUED',
    cause: 'receipt 2',
    paymentId: 2,
    error: 'We can’t reach the mail server right now.',
    isOutage: true,
    attempts: 7,
  },
  { id: 5, invoiceId: 3, kind: 'INVOICE', status: 'SENDING', cause: 'send 2', error: null, attachPdf: false },
  { id: 6, invoiceId: 4, kind: 'INVOICE', status: 'FAILED', cause: 'send 3', error: long },
  { id: 7, invoiceId: 4, kind: 'INVOICE', status: 'QUEUED', cause: 'send 4', error: '' },
  {
    id: 8,
    userId: NEW,
    kind: 'ACCOUNT',
    status: 'QUEUED',
    cause: 'verify a1',
    subject: 'Verify',
    message: '',
    sealed: 'v1.sealed.text',
    expiresAt: '2026-11-23 00:00:00',
  },
  // Of a deleted account.
  {
    id: 9,
    userId: 5,
    kind: 'FAREWELL',
    status: 'QUEUED',
    cause: 'account deleted',
    message: '',
    sealed: 'v1.farewell',
  },
  {
    id: 10,
    userId: YORK,
    invoiceId: 2,
    kind: 'INVOICE',
    status: 'FAILED',
    cause: `send ${request}`,
    error: 'Gmail asked us to try later: Quota: 1: ',
  },
].map((mail) => ({
  userId: LODZ,
  ref: ref(mail.id),
  to: [`to-${mail.id}@ω.example`],
  cc: [],
  bcc: [],
  subject: 'Faktura №\u202f2',
  message: 'Dear Jörg,\n\nsee {link}.',
  createdAt: `2026-11-01 0${mail.id % 10}:00:00`,
  ...mail,
}))

/** Rows by table; referenced tables come first. */
export const mailing = {
  OutboxMail: mails,
  GmailConnection: [
    {
      userId: LODZ,
      address: 'zoe@gmail.example',
      refreshToken: 'v1.refresh',
      connectedAt: '2026-06-01 00:00:00',
      problem: 'It was removed in your Google account, or its time ran out.',
    },
    { userId: NEW, address: 'new@gmail.example', refreshToken: 'v1.other', problem: 'Konto zablokowane' },
    { userId: YORK, address: 'a@gmail.example', refreshToken: 'v1.third', problem: null },
  ],
  LocalMail: [
    {
      id: 1,
      to: 'zoë@łódź.example',
      cc: ['x@y.example'],
      replyTo: 'a@b.example',
      subject: 'Żółć',
      text: 'Hi\r\n.',
      html: '<p>Hi</p>',
    },
    {
      id: 2,
      to: 'new@b.example',
      cc: [],
      replyTo: null,
      subject: '',
      text: '',
      html: '',
      createdAt: '2026-11-22 00:00:00',
    },
  ],
  LocalAttachment: [
    {
      id: 1,
      mailId: 1,
      name: 'Faktura №2.pdf',
      contentType: 'application/pdf',
      bytes: '\\x255044462d00ff0a',
    },
    { id: 2, mailId: 2, name: 'logo.png', contentType: 'image/png', bytes: '\\x' },
  ],
}
