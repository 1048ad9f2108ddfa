// Runs `prisma migrate diff` with the pinned Prisma's engine as WebAssembly, without downloading an engine.
// The package is internal to Prisma, and its version names the engine's commit: update it together with `prisma`. Used
// only by scripts/schema.mjs.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import pg from 'pg'
import { listMigrations } from './migrations.mjs'
import { inRoot } from './paths.mjs'

const schemaFile = inRoot('prisma/schema.prisma')

/**
 * Returns the SQL missing between the migrations and schema.prisma; empty if they agree. Needs a server that can
 * create databases: the migrations are applied to a temporary one.
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

/** Loads the engine once; it supports a single instance. */
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

/** Returns Prisma's pg adapter with two fixes that the schema engine needs and the client doesn't. */
async function adapterFor(pool) {
  const { PrismaPg } = await import('@prisma/adapter-pg')
  const { bindMigrationAwareSqlAdapterFactory } = await import('@prisma/driver-adapter-utils')
  const base = new PrismaPg(pool)
  const connect = async () => {
    const adapter = await base.connect()
    const performIO = adapter.performIO.bind(adapter)
    const queryRaw = adapter.queryRaw.bind(adapter)
    let charColumns = []
    // The adapter doesn't know PostgreSQL's internal type "char" (oid 18), which the catalogue uses.
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
    // The adapter splits scripts at every semicolon, even inside function bodies.
    adapter.executeScript = async (script) => void (await pool.query(script))
    return adapter
  }
  const { provider, adapterName } = base
  return bindMigrationAwareSqlAdapterFactory({ provider, adapterName, connect, connectToShadowDb: connect })
}
