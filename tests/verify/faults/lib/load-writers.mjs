// Several users who write concurrently and retry unanswered changes with the same key.
import { setTimeout as sleep } from 'node:timers/promises'
import { withConnection } from '../../../../scripts/lib/with-connection.mjs'
import { send } from './ledger.mjs'

const WRITERS = 4
/** Milliseconds after which a change that still fails counts as lost. */
const PATIENCE = 90_000
/** Number of acknowledged changes to send again. */
const REPEATED = 6

/**
 * Starts the writers. Each stops at the first change that isn't made. `made(count)` resolves after that many changes,
 * and throws if no writer is left; `stop()` lets all finish their current change.
 */
export function startWriters(ledger, call) {
  let isOver = false
  let made = 0
  let waiting = null
  const tell = () => made >= waiting?.count && waiting.resolve()
  const writer = async () => {
    while (!isOver && (await send(ledger, call, ledger.next()))) {
      made++
      tell()
    }
  }
  const all = Promise.all(Array.from({ length: WRITERS }, writer))
  return {
    made: (count) =>
      new Promise((resolve, reject) => {
        waiting = { count, resolve }
        tell()
        const left = () =>
          reject(new Error(`Only ${made} of ${count} changes were made: ${failures(ledger)}`))
        void all.then(left)
      }),
    stop: () => {
      isOver = true
      return all
    },
  }
}

const failures = ({ answers, violations }) =>
  `${JSON.stringify(answers)} ${violations.slice(0, 3).join('; ')}`

/**
 * Retries unacknowledged changes until they succeed, and sends the latest acknowledged ones again, which must get the
 * same response. No request may be pending. Expires the claims of killed processes (lib/platform/idempotency) instead
 * of waiting for them.
 */
export async function resendUnacknowledged(ledger, call, { url, signal }) {
  await withConnection(url, (client) =>
    client.query(
      `UPDATE "IdempotencyKey" SET "claimedUntil" = timezone('utc', now()) - interval '1 second' WHERE status IS NULL`,
    ),
  )
  const repeated = ledger.acknowledged.slice(-REPEATED)
  const lost = [...ledger.unanswered]
  await Promise.all(lost.map((change) => sendUntilMade(ledger, call, change, signal)))
  for (const { kind, method, path, body, key, mark, answered } of repeated) {
    const again = await call(method, path, { body, key })
    // A status change is idempotent anyway: its response is stored afterwards, if there is room, and repeating it
    // changes nothing.
    const isKept = kind === 'status' || again.headers['idempotent-replayed'] === 'true'
    if (again.status >= 300 || again.data?.id !== answered.id || !isKept)
      ledger.violations.push(
        `${mark ?? path}, sent again, answered ${again.status} ${again.text.slice(0, 200)}`,
      )
  }
  return lost.length
}

async function sendUntilMade(ledger, call, change, signal) {
  for (const end = Date.now() + PATIENCE; ; await sleep(200)) {
    signal?.throwIfAborted()
    const known = ledger.violations.length
    if (await send(ledger, call, change)) return
    if (ledger.violations.length > known) return
    if (Date.now() > end) throw new Error(`${change.path} was not made within ${PATIENCE / 1000} s`)
  }
}
