// A backup every day while the launcher runs, each kept for some days. It is made by a command of its own: what goes wrong in it
// harms nothing that runs.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { utc } from '@date-fns/utc'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { step } from '../log.mjs'
import { dataDir, inRoot } from '../paths.mjs'
import { run } from '../processes.mjs'

/** Milliseconds after which today's is looked for, at first and ever again; and the pause after one that failed. */
const FIRST = 5_000
const EVERY = 5 * 60_000
const AFTER_FAILURE = 60 * 60_000
const KEEP_DAYS = 14

/** Today's file, by UTC. */
export const getDailyFileName = (now = Date.now()) =>
  `sheaf-daily-${formatISO(now, { representation: 'date', in: utc })}.zip`

/**
 * For how many days they are kept; 0: none are made. With a database of one's own, only where BACKUP_KEEP_DAYS is set, which is
 * checked with the rest of the environment (lib/platform/env.ts).
 */
export const getRetentionDays = ({ BACKUP_KEEP_DAYS }, isEmbedded = true) =>
  BACKUP_KEEP_DAYS ? Number(BACKUP_KEEP_DAYS) : isEmbedded ? KEEP_DAYS : 0

/** Where backups lie that are given no place. */
export const getBackupFolder = ({ BACKUP_DIR } = process.env) =>
  path.resolve(inRoot(), BACKUP_DIR || path.join(dataDir, 'backups'))

/** Deletes daily backups that are older than they are kept. Those that were asked for by hand stay. Returns their names. */
export function deleteOldBackups(
  folder,
  { now = Date.now(), days = getRetentionDays(process.env) || KEEP_DAYS } = {},
) {
  const old = readdirSync(folder).filter((name) => {
    const day = /^sheaf-daily-(\d{4}-\d\d-\d\d)\.zip$/.exec(name)?.[1]
    return day && differenceInCalendarDays(now, parseISO(day, { in: utc }), { in: utc }) >= days
  })
  for (const name of old) rmSync(path.join(folder, name), { force: true })
  return old
}

/** Begins to make them, with the application's environment `env`. Returns how to stop; one under way is given up. */
export function startDailyBackups({ env, isEmbedded, first = FIRST, every = EVERY }) {
  if (!getRetentionDays(env, isEmbedded)) return async () => {}
  const stopping = new AbortController()
  const { signal } = stopping
  const working = (async () => {
    for (let pause = first; ; pause = (await makeTodays(env, signal)) ? every : AFTER_FAILURE)
      await sleep(pause, undefined, { signal, ref: false })
  })().catch(() => {})
  return async () => {
    stopping.abort()
    await working
  }
}

/** Makes today's if it is missing; answers whether it is there. */
async function makeTodays(env, signal) {
  const file = path.join(getBackupFolder(env), getDailyFileName())
  if (existsSync(file)) return true
  const args = [inRoot('scripts/backup.mjs'), '--daily']
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'], detached: true, signal }
  const isMade = (await run(process.execPath, args, options)) === 0
  if (isMade) step(`Today's backup is made: ${file}`)
  else if (!signal.aborted)
    step("Today's backup was not made. The reason stands above; it is tried again in an hour")
  return isMade
}
