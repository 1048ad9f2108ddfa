import type { z } from 'zod'

/** An API definition that fits every call. */
export interface AnyDefinition {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/api/${string}`
  body: z.ZodUnknown
  bodyIs: 'optional'
  answers: { 200: z.ZodUnknown }
}
