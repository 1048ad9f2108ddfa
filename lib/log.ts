import 'server-only'
import pino from 'pino'

/** JSON lines on standard output. Never give it a request body or a header: they hold secrets. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
})
