import { missingCalls } from '@/lib/api/definitions/missing'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { notFound } from '@/lib/i18n/errors'

/** Whatever is no call of the API: an error in the API's own shape instead of a page. */
const missing = async (): Promise<never> => {
  throw notFound('call')
}

export const { GET, POST, PUT, PATCH, DELETE } = route(...missingCalls.map((call) => serve(call, missing)))
