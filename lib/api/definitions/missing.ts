import { z } from 'zod'
import { define, METHODS, type Method } from '../define'
import { segments } from '../parameters'

const missing = (method: Method) =>
  define({
    operationId: `${method.toLowerCase()}Missing`,
    method,
    path: '/api/{rest}',
    summary: 'Returns 404 for any other path',
    access: 'public',
    params: z.object({ rest: segments }),
    answers: {},
  })

/** Catch-all for unknown paths, one definition a method. */
export const missingDefinitions = METHODS.map(missing)
