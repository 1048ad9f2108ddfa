// The way back from the last migration, where it has one: `down.sql` beside its `migration.sql`.
import { existsSync, readFileSync } from 'node:fs'
import { withConnection } from './with-connection.mjs'
import { UserError } from './log.mjs'
import { migrationsFolder } from './migrations.mjs'

/** What PostgreSQL calls an exception that a file raises itself. */
const RAISED = 'P0001'

/**
 * Takes back the last migration of a database, and answers its name; null where there is none. Throws a `UserError` where it has no way
 * back, or refuses it: nothing was changed then. Nobody may be using the database.
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
    // Such a file is one transaction, which holds the deployment lock and forgets that the migration was applied.
    await client.query(readFileSync(file, 'utf8')).catch((error) => {
      throw error.code === RAISED ? new UserError(error.message) : error
    })
    return name
  })
