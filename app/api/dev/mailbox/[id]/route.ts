import { notFound } from '@/lib/errors'
import { isFromThisMachine } from '@/lib/http/address'
import { disposition } from '@/lib/http/download'
import { parseId, publicRoute } from '@/lib/http/server'
import { readAttachment } from '@/lib/mail/mailbox'
import { mailTransport } from '@/lib/mail/send'

/** A file that came with a mail of the local mailbox. */
export const GET = publicRoute(async ({ request, params }) => {
  if (mailTransport() !== 'local' || !isFromThisMachine(request.headers)) throw notFound('Page')
  const { name, contentType, bytes } = await readAttachment(parseId(params.id, 'File'))
  return new Response(bytes, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': disposition('attachment', name),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
})
