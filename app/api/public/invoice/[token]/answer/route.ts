import * as api from '@/lib/api/definitions/links'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { getClientNetwork } from '@/lib/platform/http/client-address'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'
import { answerQuote } from '@/lib/public-links/answer-quote'
import { getPublicInvoice } from '@/lib/public-links/shared-invoice'

/** Records the client's answer to a quote. The link is the permission. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(
    api.answerQuote,
    async ({ params, body }) => {
      await answerQuote(params.token, body)
      return getPublicInvoice(params.token)
    },
    ({ request }) => consumeAttempt('answer:address', getClientNetwork(request.headers)),
  ),
)
