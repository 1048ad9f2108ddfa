import { notFound } from '@/lib/errors'
import { isFromThisMachine } from '@/lib/http/address'
import { json, publicRoute } from '@/lib/http/server'
import { listMailbox } from '@/lib/mail/mailbox'
import { mailTransport } from '@/lib/mail/send'

/** The local mailbox: there only while it is where mail goes, and only for this machine. */
export const GET = publicRoute(async ({ request }) => {
  if (mailTransport() !== 'local' || !isFromThisMachine(request.headers)) throw notFound('Page')
  return json(await listMailbox(new URL(request.url).searchParams.get('to')))
})
