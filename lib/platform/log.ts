import 'server-only'
import pino from 'pino'
import { getRequestContext } from '@/lib/platform/request-context'

/** The level that is set; one that is none is told of at the start (lib/platform/start.ts), which needs a log. */
const chosen = process.env.LOG_LEVEL ?? ''
const isLevel = chosen === 'silent' || Object.hasOwn(pino.levels.values, chosen)

/** JSON lines on standard output. Never give it a request body or a header: they hold secrets. */
export const log = pino({
  level: isLevel ? chosen : process.env.NODE_ENV === 'test' ? 'silent' : 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin() {
    const requestId = getRequestContext()?.id
    return requestId ? { requestId } : {}
  },
})
