import { setTimeout as sleep } from 'node:timers/promises'
import { db, type Transaction } from '@/lib/platform/db/client'

/** Takes a lock in its own transaction, like another process. Returns a function that releases it. */
export async function holdLock(lock: (tx: Transaction) => Promise<unknown>): Promise<() => Promise<void>> {
  let release!: () => void
  const released = new Promise<void>((resolve) => (release = resolve))
  let holding!: Promise<void>
  await new Promise<void>((isHeld, isLost) => {
    holding = db.$transaction(
      async (tx) => {
        await lock(tx)
        isHeld()
        await released
      },
      { timeout: 25_000 },
    )
    holding.catch(isLost)
  })
  return async () => {
    release()
    await holding
  }
}

/** Waits until `count` statements wait for a lock. */
export async function waitForBlocked(count = 1): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    if (row!.count >= count) return
    await sleep(20)
  }
  throw new Error('Nothing waited')
}
