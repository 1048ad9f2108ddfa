// Queries that may omit the business, with reasons. All others are rejected (scoped-queries.mjs).

const RUNNER = 'Mail is handed over in turn, whosever it is; what it finds is a row that says whose.'
const LINK = 'Whoever has a link knows its secret and no business: the row it opens says whose it is.'
const OPERATOR = 'Whoever runs the installation changes the keys of everybody.'
const FIGURES = 'A figure of the whole installation.'
const PERSON = 'What a person connected, or gave, goes with them, wherever that was.'
const FOLDING = 'Rows are made ready for the search whosever they are; a row stays in its business.'
const PICTURE = 'A picture is known by an id that nobody guesses, and so is whoever shows it.'

/**
 * Identified by file, outermost function, constant or method, and table. A test fails for entries that are no longer
 * needed.
 */
export const UNSCOPED_QUERIES = [
  { file: 'lib/mail/sending/outbox-worker.ts', within: 'nextMailSql', table: 'OutboxMail', why: RUNNER },
  { file: 'lib/mail/sending/outbox-worker.ts', within: 'claimMail', table: 'OutboxMail', why: RUNNER },
  { file: 'lib/mail/sending/outbox-worker.ts', within: 'failInterrupted', table: 'OutboxMail', why: RUNNER },
  { file: 'lib/mail/outbox/outage.ts', within: 'isMailDelayed', table: 'OutboxMail', why: FIGURES },
  { file: 'lib/mail/outbox/outage.ts', within: 'endOutage', table: 'OutboxMail', why: RUNNER },
  { file: 'lib/api/metrics/metrics.ts', within: 'collect', table: 'OutboxMail', why: FIGURES },
  {
    file: 'lib/reports/dashboard/running-totals.ts',
    within: 'compactTotals',
    table: 'RunningTotal',
    why: 'Sums are folded business by business, whosever are due.',
  },
  { file: 'lib/jobs/fold-search.ts', within: 'foldClients', table: 'Client', why: FOLDING },
  { file: 'lib/jobs/fold-search.ts', within: 'foldInvoices', table: 'Invoice', why: FOLDING },
  { file: 'lib/public-links/shared-invoice.ts', within: 'getSharedInvoice', table: 'Invoice', why: LINK },
  { file: 'lib/public-links/shared-invoice.ts', within: 'getLinkTarget', table: 'Invoice', why: LINK },
  { file: 'lib/business/members/queries.ts', within: 'findInvitation', table: 'Invitation', why: LINK },
  { file: 'lib/operator/rotate-keys.ts', within: 'COLUMN_ROTATIONS', table: 'Invoice', why: OPERATOR },
  {
    file: 'lib/operator/rotate-keys.ts',
    within: 'COLUMN_ROTATIONS',
    table: 'GmailConnection',
    why: OPERATOR,
  },
  {
    file: 'lib/auth/accounts/reclaim-account.ts',
    within: 'revokeUnverifiedCredentials',
    table: 'GmailConnection',
    why: PERSON,
  },
  {
    file: 'lib/auth/accounts/reclaim-account.ts',
    within: 'revokeUnverifiedCredentials',
    table: 'Invitation',
    why: PERSON,
  },
  {
    file: 'lib/auth/account-deletion/run-deletions.ts',
    within: 'deleteUser',
    table: 'GmailConnection',
    why: PERSON,
  },
  { file: 'lib/platform/storage/pictures.ts', within: 'readLogo', table: 'Logo', why: PICTURE },
  { file: 'lib/platform/storage/logos.ts', within: 'deleteUnusedLogos', table: 'Invoice', why: PICTURE },
  {
    file: 'lib/documents/list/list-invoices.ts',
    within: 'groupedQuery',
    table: 'Invoice',
    why: 'What it is handed in `where` names the business.',
  },
]
