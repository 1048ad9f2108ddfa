import 'server-only'
import { z } from 'zod'
import { appOrigin, env } from '@/lib/platform/env'
import { reason, type Reason } from '@/lib/i18n/reason'
import { formatReason } from '@/lib/i18n/format-reason'

/** Sending, and nothing else of a mailbox: no mail can be read with it. */
const SEND = 'https://www.googleapis.com/auth/gmail.send'
/** Milliseconds. */
const TIMEOUT = 10_000

/** The permission is gone for good, and why. */
export class GrantLostError extends Error {
  constructor(
    readonly reason: Reason,
    cause?: unknown,
  ) {
    super(formatReason(reason), { cause })
  }
}

const endpoints = z.object({
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  revocation_endpoint: z.url(),
})
type Endpoints = z.output<typeof endpoints>

/** What was read of Google's addresses, by who publishes them. */
const endpointsByIssuer = new Map<string, Promise<Endpoints>>()

/** Google's addresses, read once from where Google publishes them. */
async function getEndpoints(): Promise<Endpoints> {
  const issuer = env().GOOGLE_ISSUER?.replace(/\/$/, '') ?? 'https://accounts.google.com'
  const known = endpointsByIssuer.get(issuer)
  if (known) return known
  const asked = fetch(`${issuer}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(TIMEOUT) })
    .then(async (response) => endpoints.parse(await response.json()))
    .catch((error: unknown) => {
      endpointsByIssuer.delete(issuer)
      throw error
    })
  endpointsByIssuer.set(issuer, asked)
  return asked
}

const getRedirectUri = () => `${appOrigin()}/api/user/gmail/callback`

/** Where the user allows sending. `challenge` is the SHA-256 of a verifier that the exchange has to show (PKCE). */
export async function createConsentUrl(state: string, challenge: string): Promise<string> {
  const url = new URL((await getEndpoints()).authorization_endpoint)
  const query = {
    client_id: env().GOOGLE_CLIENT_ID!,
    redirect_uri: getRedirectUri(),
    response_type: 'code',
    scope: `openid email ${SEND}`,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    // A refresh token, every time.
    access_type: 'offline',
    prompt: 'consent',
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Asks Google for a token. Throws `GrantLostError` when what it was shown is good for none. */
async function requestToken(form: Record<string, string>): Promise<unknown> {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env()
  const response = await fetch((await getEndpoints()).token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      ...form,
      client_id: GOOGLE_CLIENT_ID!,
      client_secret: GOOGLE_CLIENT_SECRET!,
    }),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (response.ok) return response.json()
  const { error } = (await response.json().catch(() => ({}))) as { error?: string }
  // Taken back, run out, or made for other keys than this installation has now.
  if (error === 'invalid_grant' || error === 'unauthorized_client')
    throw new GrantLostError(reason('gmail.removed'), error)
  throw new Error(`Google answered ${response.status} ${error ?? ''}`)
}

const grant = z.object({
  refresh_token: z.string().min(1),
  scope: z.string(),
  id_token: z.string().transform(parseClaims),
})

/** Exchanges the code that the browser brought back. Null when the user did not give the permission to send. */
export async function exchangeCode(
  code: string,
  verifier: string,
): Promise<{ refreshToken: string; address: string } | null> {
  const answer = await requestToken({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: getRedirectUri(),
  })
  const { scope } = z.object({ scope: z.string() }).parse(answer)
  if (!scope.split(' ').includes(SEND)) return null
  const { refresh_token, id_token } = grant.parse(answer)
  return { refreshToken: refresh_token, address: id_token.email }
}

const identity = z.object({ aud: z.string(), email: z.email() })

/** Whose account it is. Google itself answered with it over TLS, so its signature says nothing more (OpenID Connect 3.1.3.7). */
function parseClaims(idToken: string): { email: string } {
  const { aud, email } = identity.parse(
    JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()),
  )
  if (aud !== env().GOOGLE_CLIENT_ID) throw new Error('The identity is for somebody else')
  return { email: email.toLowerCase() }
}

const access = z.object({ access_token: z.string().min(1), expires_in: z.number().default(0) })

/** A token to send with, and the seconds it lasts. Throws `GrantLostError`. */
export async function refreshAccess(refreshToken: string): Promise<{ token: string; seconds: number }> {
  const answer = await requestToken({ grant_type: 'refresh_token', refresh_token: refreshToken })
  const { access_token, expires_in } = access.parse(answer)
  return { token: access_token, seconds: expires_in }
}

/** Takes the permission back at Google. Throws when Google did not do it; one that is gone already is fine. */
export async function revokeGrant(refreshToken: string): Promise<void> {
  const response = await fetch((await getEndpoints()).revocation_endpoint, {
    method: 'POST',
    body: new URLSearchParams({ token: refreshToken }),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (response.ok) return
  const { error } = (await response.json().catch(() => ({}))) as { error?: string }
  if (error !== 'invalid_token') throw new Error(`Google answered ${response.status} ${error ?? ''}`)
}
