// Daily backups while the launcher runs, with retention. Each runs as a separate command, so its failure can't affect
// the application.
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

/** Milliseconds: delay of the first check for today's backup, interval of later checks, and pause after a failure. */
const FIRST = 5_000
const EVERY = 5 * 60_000
const AFTER_FAILURE = 60 * 60_000
const KEEP_DAYS = 14

/** Returns the file name of the day's backup (UTC). */
export const getDailyFileName = (now = Date.now()) =>
  `sheaf-daily-${formatISO(now, { representation: 'date', in: utc })}.zip`

/**
 * Returns the retention in days; 0 disables daily backups. With an external database they are made only if
 * BACKUP_KEEP_DAYS is set, which lib/platform/env.ts validates.
 */
export const getRetentionDays = ({ BACKUP_KEEP_DAYS }, isEmbedded = true) =>
  BACKUP_KEEP_DAYS ? Number(BACKUP_KEEP_DAYS) : isEmbedded ? KEEP_DAYS : 0

/** Returns the default folder for backups. */
export const getBackupFolder = ({ BACKUP_DIR } = process.env) =>
  path.resolve(inRoot(), BACKUP_DIR || path.join(dataDir, 'backups'))

/** Deletes daily backups past their retention; manual backups stay. Returns the deleted names. */
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

/**
 * Starts daily backups with the application's environment `env`. Returns a function that stops them and aborts one in
 * progress.
 */
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
