import { notFound } from '@/lib/kernel/errors'
import { publicRoute } from '@/lib/api/server'

/** Whatever is no call of the API: an error in the API's own shape instead of a page. */
const missing = publicRoute(async () => {
  throw notFound('Call')
})

const handle = (request: Request): Promise<Response> => missing(request)

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
