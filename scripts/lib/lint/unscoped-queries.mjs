// Queries that may omit the business, with reasons. All others are rejected (scoped-queries.mjs).

const WORKER = 'The outbox is processed in order for all businesses; each row names its own.'
const LINK = 'The caller knows the secret of a link and no business; the row it opens names it.'
const OPERATOR = 'The operator rotates the keys of all businesses.'
const METRIC = 'A metric of the whole installation.'
const USER = 'The connections and invitations of a deleted or unverified user are removed in every business.'
const FOLDING = 'The job fills in the search text of rows of all businesses.'
const PICTURE = 'A picture is found by its id, which cannot be guessed.'

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
    'The job compacts the totals of all businesses, one business at a time.',
  ],
  ['lib/jobs/fold-search.ts', 'foldClients', 'Client', FOLDING],
  ['lib/jobs/fold-search.ts', 'foldInvoices', 'Invoice', FOLDING],
  ['lib/public-links/shared-invoice.ts', 'getSharedInvoice', 'Invoice', LINK],
  ['lib/public-links/shared-invoice.ts', 'getLinkTarget', 'Invoice', LINK],
  ['lib/business/members/queries.ts', 'findInvitation', 'Invitation', LINK],
  ['lib/operator/rotate-keys.ts', 'COLUMN_ROTATIONS', 'Invoice', OPERATOR],
  ['lib/operator/rotate-keys.ts', 'COLUMN_ROTATIONS', 'GmailConnection', OPERATOR],
  ['lib/auth/accounts/unverified-accounts.ts', 'revokeUnverifiedCredentials', 'GmailConnection', USER],
  ['lib/auth/accounts/unverified-accounts.ts', 'revokeUnverifiedCredentials', 'Invitation', USER],
  ['lib/auth/account-deletion/run-deletions.ts', 'deleteUser', 'GmailConnection', USER],
  ['lib/platform/storage/pictures.ts', 'readLogo', 'Logo', PICTURE],
  ['lib/platform/storage/picture-uploads.ts', 'deleteUnusedLogos', 'Invoice', PICTURE],
  [
    'lib/documents/list/list-invoices.ts',
    'groupedQuery',
    'Invoice',
    'The business is in the condition that callers pass as `where`.',
  ],
].map(([file, within, table, why]) => ({ file, within, table, why }))
