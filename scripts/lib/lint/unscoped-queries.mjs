// Queries that may omit the business, with reasons. All others are rejected (scoped-queries.mjs).

const WORKER = 'The outbox is processed in order for all businesses; each row found names its own.'
const LINK = 'The caller knows the secret of a link and no business; the row it opens names it.'
const OPERATOR = 'The operator rotates the keys of all businesses.'
const METRIC = 'A metric of the whole installation.'
const PERSON = 'What a person connected or granted is removed with them, in every business.'
const FOLDING = 'Rows of all businesses are prepared for the search; each stays in its business.'
const PICTURE = 'A picture is known by an id that cannot be guessed, and so is its reader.'

/**
 * By file, outermost function, constant or method, and table, with the reason. A test fails for entries that are no
 * longer needed.
 */
export const UNSCOPED_QUERIES = [
  ['lib/mail/worker/run-outbox.ts', 'nextMailSql', 'OutboxMail', WORKER],
  ['lib/mail/worker/run-outbox.ts', 'claimMail', 'OutboxMail', WORKER],
  ['lib/mail/worker/run-outbox.ts', 'failInterrupted', 'OutboxMail', WORKER],
  ['lib/mail/outbox/outage.ts', 'isMailDelayed', 'OutboxMail', METRIC],
  ['lib/mail/outbox/outage.ts', 'endOutage', 'OutboxMail', WORKER],
  ['lib/api/metrics/metrics.ts', 'collect', 'OutboxMail', METRIC],
  [
    'lib/reports/dashboard/running-totals.ts',
    'compactTotals',
    'RunningTotal',
    'Sums are folded business by business, whosever are due.',
  ],
  ['lib/jobs/fold-search.ts', 'foldClients', 'Client', FOLDING],
  ['lib/jobs/fold-search.ts', 'foldInvoices', 'Invoice', FOLDING],
  ['lib/public-links/shared-invoice.ts', 'getSharedInvoice', 'Invoice', LINK],
  ['lib/public-links/shared-invoice.ts', 'getLinkTarget', 'Invoice', LINK],
  ['lib/business/members/queries.ts', 'findInvitation', 'Invitation', LINK],
  ['lib/operator/rotate-keys.ts', 'COLUMN_ROTATIONS', 'Invoice', OPERATOR],
  ['lib/operator/rotate-keys.ts', 'COLUMN_ROTATIONS', 'GmailConnection', OPERATOR],
  ['lib/auth/accounts/unverified-accounts.ts', 'revokeUnverifiedCredentials', 'GmailConnection', PERSON],
  ['lib/auth/accounts/unverified-accounts.ts', 'revokeUnverifiedCredentials', 'Invitation', PERSON],
  ['lib/auth/account-deletion/run-deletions.ts', 'deleteUser', 'GmailConnection', PERSON],
  ['lib/platform/storage/pictures.ts', 'readLogo', 'Logo', PICTURE],
  ['lib/platform/storage/picture-uploads.ts', 'deleteUnusedLogos', 'Invoice', PICTURE],
  [
    'lib/documents/list/list-invoices.ts',
    'groupedQuery',
    'Invoice',
    'What it is handed in `where` names the business.',
  ],
].map(([file, within, table, why]) => ({ file, within, table, why }))
