// Implements `npm run backup`, `npm run restore` and the container's commands of the same names.
import path from 'node:path'
import { UTCDate } from '@date-fns/utc'
import { lightFormat } from 'date-fns/lightFormat'
import { lockDataFolder } from '../data-folder.mjs'
import { loadEnv, openDatabase } from '../database.mjs'
import { runStatements, replaceDatabase, startEmbedded } from '../embedded-postgres.mjs'
import { UserError } from '../log.mjs'
import { openArchive } from './archive.mjs'
import { getBackupFolder, getDailyFileName, deleteOldBackups } from './daily.mjs'
import { getActiveKeys, restoreKeys } from './keys.mjs'
import { restoreBackup } from './restore.mjs'
import { writeBackup } from './write.mjs'

const usage = `Usage:
  npm run backup                      writes a file into BACKUP_DIR, by default .data/backups
  npm run backup -- FILE              writes that file
  npm run restore -- FILE             brings a backup into an empty installation
  npm run restore -- FILE --replace   deletes what is there first`

/** Backs up the current database while it is in use. The launcher passes `--daily`. */
export async function backup(args) {
  const isDaily = args[0] === '--daily'
  if (args.length > 1 || (args[0]?.startsWith('-') && !isDaily)) throw new UserError(usage)
  const database = await openDatabase('backup')
  try {
    const file = isDaily
      ? path.join(getBackupFolder(), getDailyFileName())
      : path.resolve(args[0] ?? path.join(getBackupFolder(), `sheaf-${moment()}.zip`))
    const manifest = await writeBackup({ url: database.url, file, keys: getActiveKeys() })
    if (isDaily) deleteOldBackups(getBackupFolder())
    console.log(`Wrote ${file}: ${said(manifest)}.`)
    console.log(
      'It has the keys to what is encrypted in it: whoever reads it reads everything. Keep it where nobody else gets.',
    )
    if (manifest.picturesElsewhere)
      console.log(`${manifest.picturesElsewhere} pictures lie with UploadThing and are not in it.`)
  } finally {
    await database.close()
  }
}

/** Restores a backup into the embedded database or the one in DATABASE_URL. */
export async function restore(args) {
  const [file, ...more] = args.filter((arg) => arg !== '--replace')
  if (!file || more.length || file.startsWith('-')) throw new UserError(usage)
  await loadEnv({ dev: true })
  const archive = await openArchive(path.resolve(file))
  try {
    const options = { backup: archive, replace: args.includes('--replace') }
    const url = process.env.DATABASE_URL
    const leftOut = url ? await restoreBackup({ url, ...options }) : await restoreEmbedded(options)
    const left = restoreKeys(JSON.parse(await archive.text('secrets.json')), file)
    console.log(`Restored ${said(archive.manifest)}, from ${archive.manifest.madeAt}.`)
    console.log(
      'Everybody signs in anew, and links to confirm an address or reset a password are asked for anew.',
    )
    for (const name of leftOut) console.log(`Left out: the table ${name}, which is none of this product.`)
    for (const sentence of left) console.error(`\n${sentence}`)
  } finally {
    archive.close()
  }
}

/**
 * Restores an opened backup into the embedded database, which must not be running. Builds a new database beside the
 * existing one and swaps it in when complete. Rejects an installation that has an account unless `replace`. Returns
 * the skipped tables.
 */
async function restoreEmbedded({ backup, replace }) {
  const lock = await lockDataFolder({ command: 'restore' })
  let leftOut
  const prepare = async (url) => {
    leftOut = await restoreBackup({ url, backup })
  }
  try {
    const server = await startEmbedded({ prepare })
    try {
      if (server.isNew) return leftOut
      if (!replace && (await hasAccounts(server.url)))
        throw new UserError(
          'This installation has accounts already. Add --replace to delete all that is in it. Nothing was changed.',
        )
      await replaceDatabase(server.urlOf, prepare)
      return leftOut
    } finally {
      await server.stop()
    }
  } finally {
    lock.release()
  }
}

async function hasAccounts(url) {
  const [table] = await runStatements(url, [`SELECT to_regclass('"User"') AS name`])
  if (!table.rows[0].name) return false
  const [{ rowCount }] = await runStatements(url, ['SELECT 1 FROM "User" LIMIT 1'])
  return rowCount > 0
}

const said = ({ tables }) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables`

/** Timestamp for file names, without colons, which some systems don't allow. */
const moment = () => lightFormat(new UTCDate(), "yyyy-MM-dd'T'HHmmss")
