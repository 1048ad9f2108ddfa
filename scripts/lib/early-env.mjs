// What decides where everything lies and listens is needed before the packages are there that read .env files.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

const NAMES = ['PORT', 'HOST', 'DATA_DIR']
/** The files that count for every command, the first one before the second. */
const FILES = ['.env.local', '.env']

/** Takes those from the .env files of a folder into `env`, unless they are set there. */
export function readEarly(folder, env = process.env) {
  for (const file of FILES) {
    const values = parseEnv(read(path.join(folder, file)))
    for (const name of NAMES) if (values[name] !== undefined) env[name] ??= values[name]
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}
