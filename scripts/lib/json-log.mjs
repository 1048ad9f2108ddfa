// The server's log: everything on standard output is a line of JSON like those of lib/platform/log.ts, what Next.js and packages print
// too. Strangers can make them print, and could forge a line otherwise.
import { format, stripVTControlCharacters } from 'node:util'
import pino from 'pino'

const LEVELS = { log: 'info', info: 'info', warn: 'warn', error: 'error', debug: 'debug', trace: 'debug' }
/** Characters of a line that may hold what a stranger sent. */
const MAX = 4000
const toPlainText = (text) => stripVTControlCharacters(text).slice(0, MAX)

/** Creates a log. Lines are written synchronously: the last ones of a process that ends are the ones that matter. */
export function createLog(level = process.env.LOG_LEVEL || 'info') {
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }
  return pino(options, pino.destination({ dest: 1, sync: true }))
}

/** Writes the console of this process, and Node.js's warnings, to the log. */
export function writeConsoleAsJson(log) {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method] = (...args) => {
      const err = args.find((arg) => arg instanceof Error)
      if (err) log[level]({ err }, toPlainText(err.message))
      else log[level](toPlainText(format(...args)))
    }
  }
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, err.message))
  process.on('uncaughtExceptionMonitor', (err) => log.fatal({ err }, 'uncaught exception'))
}
