import * as api from '@/lib/api/definitions/operation'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { formatContentDisposition } from '@/lib/platform/http/download'
import { readAttachment } from '@/lib/mail/transports/local-mailbox'
import { assertMailboxAccess } from '@/lib/mail/transports/local-mailbox-access'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(
    api.getAttachment,
    async ({ params }) => {
      const { name, contentType, bytes } = await readAttachment(params.id)
      return new Response(bytes, {
        headers: {
          'Content-Type': contentType,
          'Content-Disposition': formatContentDisposition('attachment', name),
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'private, no-store',
        },
      })
    },
    ({ request, query }) => assertMailboxAccess(request.headers, query.key),
  ),
)
