import { runStatements } from '../../../scripts/lib/embedded-postgres.mjs'
import { deployMigrations, listMigrations } from '../../../scripts/lib/migrations.mjs'
import { startScratch } from '../../../scripts/lib/scratch-postgres.mjs'

/**
 * Starts a server with a database as it was before a migration.
 * @returns the server, to be stopped afterwards, the database's URL, and a function that migrates to a given or the
 * last migration
 */
export async function startBefore(first) {
  const scratch = await startScratch({ migrate: false })
  await runStatements(scratch.url('postgres'), ['CREATE DATABASE before'])
  const url = scratch.url('before')
  const all = listMigrations()
  await deployMigrations(
    url,
    all.filter(({ name }) => name < first),
  )
  const deploy = (last) =>
    deployMigrations(
      url,
      all.filter(({ name }) => !last || name <= last),
    )
  return { scratch, url, deploy }
}
