import { missingDefinitions } from '@/lib/api/definitions/missing'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { notFound } from '@/lib/i18n/errors'

/** Answers unknown API paths with the API's own error body instead of a page. */
const missing = async (): Promise<never> => {
  throw notFound('call')
}

export const { GET, POST, PUT, PATCH, DELETE } = route(
  ...missingDefinitions.map((call) => serve(call, missing)),
)
