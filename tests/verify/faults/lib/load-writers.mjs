// Several people who write at once, and what they do when an answer did not come: the same again, under the same key.
import { setTimeout as sleep } from 'node:timers/promises'
import { withConnection } from '../../../../scripts/lib/with-connection.mjs'
import { send } from './ledger.mjs'

const WRITERS = 4
/** Milliseconds after which a change that still is not made never will be. */
const PATIENCE = 90_000
/** How many of the last changes are sent once more although they were acknowledged. */
const REPEATED = 6

/**
 * Lets them write. Each goes home at the first change that is not made. `made(count)` resolves once so many are, and throws when nobody is left
 * to make them; `stop()` lets everybody finish what they are at.
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
 * Sends what was not acknowledged until it is, and the last of what was once more: it has to be answered as before. Nothing may be under
 * way. Whoever died at a change still has it claimed for some seconds (lib/platform/idempotency): nobody waits here for that, the claims are let run out.
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
    // A status is set to what it is: there the answer is kept afterwards, if there is room, and a second run changes nothing.
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
