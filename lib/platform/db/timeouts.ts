/**
 * Database timeouts in milliseconds. Each client timeout ends before the server's, so that users get the client's
 * error; the server's limits stop work that nobody waits for any more.
 */
export const CONNECT_TIMEOUT = 4000
/** For one statement. */
export const QUERY_TIMEOUT = 4500
/** For a whole interactive transaction. */
export const TRANSACTION_TIMEOUT = 10_000

/** Timeouts enforced by the server, by setting. */
export interface ServerTimeouts {
  lock_timeout: number
  statement_timeout: number
  idle_in_transaction_session_timeout: number
}

export const SERVER_TIMEOUTS: ServerTimeouts = {
  // Shorter than the client's: the statement fails, but the connection stays usable.
  lock_timeout: 4000,
  // Longer than the client's: nobody waits for the result any more.
  statement_timeout: 5000,
  // Longer than the client's transaction timeout: its process is frozen, or died without closing the connection.
  idle_in_transaction_session_timeout: 12_000,
}
