// Makes .next/standalone whole. Next.js puts the application and the packages it uses there; what is added serves it the way
// `npm start` does, migrates, backs up and restores (scripts/standalone.mjs), so that it is all a machine with Node.js needs.
import { cpSync, existsSync, rmSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { readJson, writeAtomically } from './files.mjs'
import { thirdPartyNotices } from './third-party.mjs'

/** Where it lies: all of it is copied to wherever it shall run. */
export const standaloneFolder = inRoot('.next/standalone')

/** What the scripts import that the application doesn't, or not whole. */
const PACKAGES = ['@date-fns/utc', '@next/env', 'date-fns', 'pg', 'pg-copy-streams', 'pino', 'yauzl', 'yazl']
/** Most of date-fns: the scripts load neither its locales nor its functional variant. */
const LEFT_OUT = /[\\/]date-fns[\\/](cdn|fp|locale)/
const FOLDERS = ['.next/static', 'public', 'scripts', 'prisma/migrations']
const FILES = [
  'lib/platform/http/security-headers.js',
  'lib/platform/http/own-names.js',
  'LICENSE',
  'package.json',
]

/** Adds what a standalone build leaves out, and takes out what must not be handed on. */
export function completeStandalone() {
  // Next.js copies settings there, secrets among them, and a server of its own, which believes what a client says of itself.
  for (const name of ['.env', '.env.local', '.env.production', '.env.production.local', '.data', 'server.js'])
    rmSync(inStandalone(name), { recursive: true, force: true })
  for (const name of [...FOLDERS, ...FILES])
    if (existsSync(inRoot(name))) cpSync(inRoot(name), inStandalone(name), { recursive: true })
  for (const name of withDependencies(PACKAGES))
    cpSync(inRoot('node_modules', name), inStandalone('node_modules', name), {
      recursive: true,
      filter: (file) => !LEFT_OUT.test(file),
    })
  writeAtomically(inStandalone('THIRD-PARTY-NOTICES.txt'), thirdPartyNotices())
}

const inStandalone = (...parts) => inRoot('.next/standalone', ...parts)

/** Packages and what they depend on in turn, as they lie in node_modules. */
function withDependencies(names, found = new Set()) {
  for (const name of names) {
    const about = readJson(inRoot('node_modules', name, 'package.json'))
    if (!about || found.has(name)) continue
    found.add(name)
    withDependencies(Object.keys(about.dependencies ?? {}), found)
  }
  return found
}
