import { holdDataFolder } from '../data-folder.mjs'
import { administer, replaceDatabase, startEmbedded } from '../embedded.mjs'
import { UserError } from '../log.mjs'
import { restoreBackup } from './restore.mjs'

/**
 * Restores an opened backup into the embedded database, which nobody may be running. It is made beside the one that is there and
 * put in its place when it is whole. An installation with an account is refused unless `replace`. Returns what was left out.
 */
export async function restoreEmbedded({ backup, replace }) {
  const lock = await holdDataFolder({ command: 'restore' })
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
  const [table] = await administer(url, [`SELECT to_regclass('"User"') AS name`])
  if (!table.rows[0].name) return false
  const [{ rowCount }] = await administer(url, ['SELECT 1 FROM "User" LIMIT 1'])
  return rowCount > 0
}
