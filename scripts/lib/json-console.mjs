// Everything that Next.js and the packages print by themselves, as lines like those of lib/platform/log.ts: whoever sends odd headers
// makes them print, and a line that begins elsewhere can be forged.
import { createRequire } from 'node:module'
import { format, stripVTControlCharacters } from 'node:util'
import { inRoot } from './paths.mjs'

const LEVELS = { log: 'info', info: 'info', warn: 'warn', error: 'error', debug: 'debug', trace: 'debug' }
/** Without the colours that are meant for a terminal. */
const plain = (text) => stripVTControlCharacters(text).slice(0, MAX)
/** Characters of one line: it may hold what a stranger sent. */
const MAX = 4000

/**
 * A log that writes lines like those of lib/platform/log.ts. Each is written at once, as the console does: the last words of a process that
 * ends would else stand before those that led there.
 */
export function jsonLog(level = process.env.LOG_LEVEL || 'info') {
  const pino = createRequire(inRoot('package.json'))('pino')
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }
  return pino(options, pino.destination({ dest: 1, sync: true }))
}

/** Has the console of this process, and what Node.js warns of, written as JSON on standard output. */
export function writeConsoleAsJson(log = jsonLog()) {
  for (const [method, as] of Object.entries(LEVELS)) {
    console[method] = (...args) => {
      const err = args.find((one) => one instanceof Error)
      if (err) log[as]({ err }, plain(err.message))
      else log[as](plain(format(...args)))
    }
  }
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, err.message))
  process.on('uncaughtExceptionMonitor', (err) =>
    log.fatal({ err }, 'the application ends: nobody caught this'),
  )
}
