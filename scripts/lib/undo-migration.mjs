// Reverts the last migration if it has a `down.sql` beside its `migration.sql`.
import { existsSync, readFileSync } from 'node:fs'
import { withConnection } from './with-connection.mjs'
import { UserError } from './log.mjs'
import { migrationsFolder } from './migrations.mjs'

/** SQLSTATE of an exception raised by the file itself. */
const RAISED = 'P0001'

/**
 * Reverts the last migration and returns its name; null if there is none. Throws a `UserError`, without changes, if it
 * has no `down.sql` or that refuses. The database must not be in use.
 */
export const undoLastMigration = (url) =>
  withConnection(url, async (client) => {
    const { rows } = await client.query(
      `SELECT migration_name AS name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL
       ORDER BY migration_name DESC LIMIT 1`,
    )
    if (rows.length === 0) return null
    const [{ name }] = rows
    const file = `${migrationsFolder}/${name}/down.sql`
    if (!existsSync(file))
      throw new UserError(`There is no way back from ${name} but restoring a backup from before.`)
    // The file is one transaction that takes the deployment lock and deletes the migration's record.
    await client.query(readFileSync(file, 'utf8')).catch((error) => {
      throw error.code === RAISED ? new UserError(error.message) : error
    })
    return name
  })
