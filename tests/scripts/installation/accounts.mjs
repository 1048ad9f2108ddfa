// Accounts of an older installation: one with everything, one with almost nothing, one with some data.

export const LODZ = 7
export const NEW = 12
/** Newer accounts have random ids. */
export const YORK = 1_804_289_383

const business = {
  companyName: 'Łódź Käse “Ser” & Söhne',
  companyAddress: 'ul. Piotrkowska 1\n90-001 Łódź\tPolska',
  companyVat: 'PL7251234567',
  companyNumber: '0000123456',
  bankName: 'Bank Millennium',
  accountNumber: '0000 1111 2222',
  sortCode: '12-34-56',
  accountHolderName: "Zoë O'Łódź",
  swiftCode: 'BIGBPLPW',
  iban: 'PL61109010140000071219812874',
}

const texts = {
  defaultNotes: 'Dziękujemy! \\N\r\nمرحبا 🧾',
  defaultTerms: 'Due in {terms}.',
  reminderBeforeSubject: 'Soon due: {number}',
  reminderBeforeMessage: 'Dear {client},\n\n{number} is due on {due}.',
  reminderAfterSubject: '{number} is late',
  reminderAfterMessage: 'Please pay {balance}.',
}

const instants = {
  emailVerifiedAt: '2026-03-01 08:00:00.001',
  mailboxProvenAt: '2026-03-01 08:00:00.002',
  notificationsSeenAt: '2026-11-20 23:59:59.999',
  createdAt: '2026-03-01 07:58:12.345',
  updatedAt: '2026-11-20 10:00:00',
}

const users = [
  {
    id: LODZ,
    email: 'zoë@łódź.example',
    username: 'zoe',
    fullName: "Zoë O'Łódź",
    ...instants,
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
    googleSubject: '108234567890',
    country: 'PL',
    currency: 'PLN',
    industry: 'Food',
    timeZone: 'Europe/Warsaw',
    isOnboarded: true,
    ...business,
    ...texts,
    logoId: 'logo-in-row',
    invoiceTemplate: 'MODERN',
    accentColor: '#aa3300',
    defaultPaymentTerms: 30,
    defaultTaxRate: '23.000',
    reminderDays: [-3, 0, 7],
    reminderHour: 6,
    silencedRules: ['no-seller-address', 'due-far'],
    switchedNotices: ['MAIL_FAILED'],
    sendReceipts: true,
    sendingHour: 17,
  },
  {
    id: NEW,
    email: 'new@b.example',
    username: 'new',
    fullName: 'N',
    updatedAt: '2026-11-22 00:00:00',
    reminderDays: [],
  },
  {
    id: YORK,
    email: 'a@york.example',
    username: 'ann',
    fullName: 'Ann',
    isOnboarded: true,
    country: 'UK',
    currency: 'GBP',
    reminderDays: [],
    disabledAt: '2026-11-19 01:02:03',
    updatedAt: '2026-11-21 00:00:00',
    deletionRequestedAt: '2026-11-18 12:00:00',
    deleteAfter: '2026-12-02 12:00:00',
  },
]

const logos = [
  {
    id: 'logo-in-row',
    userId: LODZ,
    width: 400,
    height: 120,
    contentType: 'image/png',
    bytes: '\\x89504e470d0a1a0a00ff',
    createdAt: '2026-03-02 00:00:00',
  },
  {
    id: 'logo-outside',
    userId: YORK,
    width: 64,
    height: 64,
    contentType: 'image/webp',
    url: 'https://files.example/f/logo.webp',
  },
]
const avatars = logos.map(({ id, ...rest }) => ({ ...rest, id: id.replace('logo', 'avatar') }))

const sessions = [
  {
    id: 'session-of-zoe',
    userId: LODZ,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
    createdAt: '2026-11-01 09:00:00',
    lastSeenAt: '2026-11-22 20:00:00',
    provenAt: '2026-11-22 19:00:00',
    expiresAt: '2026-12-22 20:00:00',
  },
  { id: 'session-of-nobody-known', userId: YORK, userAgent: null, expiresAt: '2026-12-01 00:00:00' },
]

const tokens = [
  { hash: 'a1', userId: NEW, purpose: 'VERIFY_EMAIL', browserHash: 'b1', expiresAt: '2026-11-23 00:00:00' },
  { hash: 'a2', userId: LODZ, purpose: 'RESET_PASSWORD', expiresAt: '2026-11-22 11:00:00' },
  { hash: 'a3', userId: YORK, purpose: 'CONFIRM_IDENTITY', expiresAt: '2026-11-22 12:00:00' },
].map((token, index) => ({ ...token, createdAt: `2026-11-22 0${index}:00:00` }))

const named = { userId: LODZ, fingerprint: 'f1', claim: '6a2f41a3-c54c-fce8-32d2-0324e1c32e22' }
const idempotencyKeys = [
  { ...named, key: '9b1d', claimedUntil: '2026-11-22 20:00:00', status: 201, answer: 'v1.sealed.answer' },
  {
    userId: YORK,
    key: 'c0ff',
    fingerprint: 'f2',
    claim: 'b54adc00-67f9-41d9-9669-0800200c9a66',
    claimedUntil: '2026-11-22 20:01:00',
    createdAt: '2026-11-22 19:58:00',
  },
]

/** Rows by table; referenced tables come first. */
export const accounts = {
  // The user and their logo reference each other, so `logoId` is set when both exist.
  User: users.map((user) => ({ ...user, logoId: null })),
  Logo: logos,
  Avatar: avatars,
  Session: sessions,
  KnownBrowser: [
    { userId: LODZ, hash: 'k1', lastSeenAt: '2026-11-22 20:00:00' },
    { userId: YORK, hash: 'k2', lastSeenAt: '2026-10-01 00:00:00' },
  ],
  Token: tokens,
  TwoStep: [
    {
      userId: LODZ,
      secret: 'v1.sealed',
      startedAt: '2026-05-01 00:00:00',
      enabledAt: '2026-05-01 00:01:00',
      lastStep: 59000001,
    },
    { userId: YORK, secret: 'v1.begun', startedAt: '2026-11-22 00:00:00' },
  ],
  RecoveryCode: [
    { userId: LODZ, hash: 'r1' },
    { userId: LODZ, hash: 'r2' },
    { userId: YORK, hash: 'r1' },
  ],
  IdempotencyKey: idempotencyKeys,
  RateLimit: [
    { key: 'sha-of-sign-in', account: 'sha-of-zoe', points: 3, expiresAt: '2026-11-22 21:00:00' },
    { key: 'sha-of-address', account: null, points: 1, expiresAt: '2026-11-22 20:30:00' },
  ],
  JobRun: [
    { name: 'mail', startedAt: '2026-11-22 20:00:00', finishedAt: '2026-11-22 20:00:01', ok: true },
    { name: 'schedules', startedAt: '2026-11-22 20:00:02', finishedAt: '2026-11-22 20:00:03', ok: false },
    { name: 'reminders', startedAt: '2026-11-22 20:00:04', finishedAt: null, ok: null },
  ],
}

/** Logo ids by user. */
export const logosOfUsers = users.flatMap(({ id, logoId }) => (logoId ? [{ id, logoId }] : []))
