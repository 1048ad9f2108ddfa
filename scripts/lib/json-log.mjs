// The server's log. Every line on standard output is JSON in the format of lib/platform/log.ts, including what Next.js
// and packages print: a stranger who can make them print could otherwise forge log lines.
import { format, stripVTControlCharacters } from 'node:util'
import pino from 'pino'

const LEVELS = { log: 'info', info: 'info', warn: 'warn', error: 'error', debug: 'debug', trace: 'debug' }
const MAX = 4000
const toPlainText = (text) => stripVTControlCharacters(text).slice(0, MAX)

/** Creates a logger. It writes synchronously, so that the last lines before an exit aren't lost. */
export function createLog(level = process.env.LOG_LEVEL || 'info') {
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }
  return pino(options, pino.destination({ dest: 1, sync: true }))
}

/** Redirects this process's console and Node.js warnings to the log. */
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
