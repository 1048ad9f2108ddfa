import { todayIn } from '@/lib/kernel/dates'
import { startPdfs } from '@/lib/exports/start'
import { zipHeaders } from '@/lib/platform/http/download'
import { refuseAllBut } from '@/lib/api/methods'
import { withUser } from '@/lib/api/server'

/** Seconds, where the host limits them. */
export const maxDuration = 300

/** The PDFs of some invoices as one ZIP, sent while it is made. */
export const GET = withUser(async ({ user, request }) => {
  const ids = new URL(request.url).searchParams.get('ids') ?? ''
  const headers = zipHeaders(`Invoices-${todayIn(user.timeZone)}.zip`)
  // Whoever asks only for the headers reads no body, and so would never end one.
  return new Response(request.method === 'HEAD' ? null : await startPdfs(user, ids), { headers })
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
