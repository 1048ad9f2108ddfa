// Expected effect of separating businesses from accounts: one row becomes a user, a business and a membership, all with
// the account's id.

/** Tables whose rows change from an account's to a business's. */
const OWNED = [
  ...[
    'Client',
    'Event',
    'GivenNumber',
    'GmailConnection',
    'IdCounter',
    'Invoice',
    'LineItem',
    'Logo',
    'NumberCounter',
  ],
  ...['NumberSeries', 'OutboxMail', 'Payment', 'RunningTotal', 'Schedule', 'ScheduleLine', 'ScheduleRun'],
]
/** Account columns that stay with the user. User and business both have the id, the timestamps and a time zone. */
const PERSONAL = [
  ...[
    'email',
    'username',
    'passwordHash',
    'emailVerifiedAt',
    'mailboxProvenAt',
    'googleSubject',
    'disabledAt',
  ],
  ...['deletionRequestedAt', 'deleteAfter', 'fullName'],
]
const OF_BOTH = ['id', 'timeZone', 'createdAt', 'updatedAt']
/** Account columns that move to the membership. */
const SEATED = ['switchedNotices', 'notificationsSeenAt']

const pick = (row, names) => Object.fromEntries(names.map((name) => [name, row[name]]))
const omit = (row, names) => Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
const each = (table, change) =>
  Object.fromEntries(Object.entries(table).map(([key, row]) => [key, change(row)]))

/** Returns the rows of all tables as the migration leaves them. */
export function splitAccountsByBusiness(tables) {
  const accounts = tables.User
  tables.User = each(accounts, (row) => pick(row, [...OF_BOTH, ...PERSONAL]))
  tables.Business = each(accounts, (row) => ({
    ...omit(row, [...PERSONAL, ...SEATED]),
    ownerId: row.id,
    locale: 'en-US',
    staffMayDelete: 'false',
  }))
  tables.Membership = Object.fromEntries(
    Object.values(accounts).map((row) => [
      `${row.id} ${row.id}`,
      { businessId: row.id, userId: row.id, role: 'OWNER', ...pick(row, [...SEATED, 'createdAt']) },
    ]),
  )
  tables.Invitation = {}
  tables.BankRequest = {}
  for (const name of OWNED)
    tables[name] = each(tables[name], ({ userId, ...row }) => ({ ...row, businessId: userId }))
  for (const row of Object.values(tables.Session)) row.businessId = row.userId
  for (const row of Object.values(tables.Event))
    Object.assign(row, { actorId: null, actorName: null, via: null })
  for (const row of Object.values(tables.GmailConnection)) row.connectedById = row.businessId
}
