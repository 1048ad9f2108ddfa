/**
 * How long the application waits for its database, in milliseconds. Each step of the client ends before the server's, so that people hear
 * of it from the client; the server's own limits are for what nobody waits for any more.
 */
export const CONNECT_TIMEOUT = 4000
/** For an answer to one statement. */
export const QUERY_TIMEOUT = 4500
/** For all of one interactive transaction. */
export const TRANSACTION_TIMEOUT = 10_000

/** What the server itself ends, by the name of its setting. */
export interface ServerTimeouts {
  lock_timeout: number
  statement_timeout: number
  idle_in_transaction_session_timeout: number
}

export const SERVER_TIMEOUTS: ServerTimeouts = {
  // Before the client gives up: the statement fails, and the connection can go on.
  lock_timeout: 4000,
  // After the client gave up: what goes on then is for nobody.
  statement_timeout: 5000,
  // After the client would have ended the transaction: its process is frozen, or gone without a word.
  idle_in_transaction_session_timeout: 12_000,
}
