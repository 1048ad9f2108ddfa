import 'server-only'
import pino from 'pino'
import { getRequestContext } from '@/lib/platform/request-context'

/** The configured level. An invalid one is reported on start (lib/platform/start.ts), which needs a log. */
const level = process.env.LOG_LEVEL ?? ''
const isLevel = level === 'silent' || Object.hasOwn(pino.levels.values, level)

/** Logs JSON lines to standard output. Never pass a request's body or headers: they contain secrets. */
export const log = pino({
  level: isLevel ? level : process.env.NODE_ENV === 'test' ? 'silent' : 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin() {
    const requestId = getRequestContext()?.id
    return requestId ? { requestId } : {}
  },
})
