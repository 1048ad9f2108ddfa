// What `prisma migrate diff` answers, by the engine of the pinned Prisma as WebAssembly: no engine is downloaded. The package is Prisma's own,
// not meant for others, and its version names the commit of the engine: it changes together with `prisma`. Only scripts/schema.mjs gets here.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import pg from 'pg'
import { listMigrations } from './migrations.mjs'
import { inRoot } from './paths.mjs'

const schemaFile = inRoot('prisma/schema.prisma')

/**
 * The SQL that is missing between the migrations and schema.prisma, or what is to stand in it; empty when they agree. Needs a
 * server on which a database may be made: the migrations are played into an empty one, which is dropped again.
 */
export async function generateMissingSql(url, schema = readFileSync(schemaFile, 'utf8')) {
  const name = `shadow_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  const pool = new pg.Pool({
    connectionString: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    max: 2,
  })
  try {
    for (const migration of listMigrations()) await pool.query(migration.sql)
    return await compare(pool, schema)
  } finally {
    await pool.end()
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await admin.end()
  }
}

async function compare(pool, content) {
  const files = [{ path: schemaFile, content }]
  const engine = await startEngine([[schemaFile, content]], await adapterFor(pool))
  const { exitCode, stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: inRoot() },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  })
  return exitCode === 2 ? stdout : ''
}

async function startEngine(datamodels, adapter) {
  const { SchemaEngine } = await (bindings ??= loadBindings())
  return SchemaEngine.new({ datamodels }, () => {}, adapter)
}

let bindings

/** The engine in memory, once: what calls into it knows a single one. */
async function loadBindings() {
  const require = createRequire(import.meta.url)
  const loaded = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) }
  const file = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm')
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {
    './schema_engine_bg.js': loaded,
  })
  loaded.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  return loaded
}

/** Prisma's pg adapter, taught the two things the schema engine needs and the client does not. */
async function adapterFor(pool) {
  const { PrismaPg } = await import('@prisma/adapter-pg')
  const { bindMigrationAwareSqlAdapterFactory } = await import('@prisma/driver-adapter-utils')
  const base = new PrismaPg(pool)
  const connect = async () => {
    const adapter = await base.connect()
    const performIO = adapter.performIO.bind(adapter)
    const queryRaw = adapter.queryRaw.bind(adapter)
    let charColumns = []
    // PostgreSQL's internal "char" (oid 18) is in the catalogue tables and unknown to the adapter.
    adapter.performIO = async (query) => {
      const result = await performIO(query)
      charColumns = (result.fields ?? []).flatMap((field, i) => (field.dataTypeID === 18 ? [i] : []))
      for (const i of charColumns) result.fields[i].dataTypeID = 1042
      return result
    }
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query)
      for (const i of charColumns) result.columnTypes[i] = 6
      return result
    }
    // The adapter splits scripts at every semicolon, also inside function bodies.
    adapter.executeScript = async (script) => void (await pool.query(script))
    return adapter
  }
  const { provider, adapterName } = base
  return bindMigrationAwareSqlAdapterFactory({ provider, adapterName, connect, connectToShadowDb: connect })
}
