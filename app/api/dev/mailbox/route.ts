import { refuseAllBut } from '@/lib/api/methods'
import { json, publicRoute } from '@/lib/api/server'
import { listMailbox } from '@/lib/platform/mail/mailbox'
import { requireMailbox } from '@/lib/platform/mail/mailbox-access'

/** The local mailbox: there only while it is where mail goes, and only for whoever sits at this machine and has its key. */
export const GET = publicRoute(async ({ request }) => {
  await requireMailbox(request)
  return json(await listMailbox(new URL(request.url).searchParams.get('to')))
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
