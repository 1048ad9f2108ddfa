import * as api from '@/lib/api/definitions/auth'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { registerByInvitation } from '@/lib/business/members/join-business'
import { completeSignIn } from '@/lib/auth/sign-in/complete-sign-in'
import { writeSessionCookie } from '@/lib/auth/sessions/session-cookie'
import { findBrowserLanguage } from '@/lib/platform/http/browser-language'
import { getClientNetwork } from '@/lib/platform/http/client-address'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'

/** The link was sent by email, which proves the address: the browser is signed in at once. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.registerByInvitation, async ({ request, body: { token, ...input } }) => {
    await consumeAttempt('token:address', getClientNetwork(request.headers))
    const { id, email } = await registerByInvitation(token, {
      ...input,
      interfaceLanguage: await findBrowserLanguage(),
    })
    await writeSessionCookie(await completeSignIn(id))
    return { email, isSignedIn: true }
  }),
)
