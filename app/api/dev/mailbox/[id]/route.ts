import { disposition } from '@/lib/platform/http/download'
import { refuseAllBut } from '@/lib/api/methods'
import { parseId, publicRoute } from '@/lib/api/server'
import { readAttachment } from '@/lib/platform/mail/mailbox'
import { requireMailbox } from '@/lib/platform/mail/mailbox-access'

/** A file that came with a mail of the local mailbox. */
export const GET = publicRoute(async ({ request, params }) => {
  await requireMailbox(request)
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

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
