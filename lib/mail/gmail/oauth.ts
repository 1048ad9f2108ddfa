import 'server-only'
import { z } from 'zod'
import { getAppOrigin, env } from '@/lib/platform/env'
import { reason, type Reason } from '@/lib/i18n/reason'
import { formatReason } from '@/lib/i18n/format-reason'

/** Permission to send only; it can't read any email. */
const SEND = 'https://www.googleapis.com/auth/gmail.send'
/** Milliseconds. */
const TIMEOUT = 10_000

/** The grant is permanently lost. */
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

/** Cache of Google's endpoints by issuer. */
const endpointsByIssuer = new Map<string, Promise<Endpoints>>()

/** Returns Google's endpoints from its discovery document, cached after the first read. */
async function getEndpoints(): Promise<Endpoints> {
  const issuer = env().GOOGLE_ISSUER?.replace(/\/$/, '') ?? 'https://accounts.google.com'
  const cached = endpointsByIssuer.get(issuer)
  if (cached) return cached
  const request = fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(TIMEOUT),
  })
    .then(async (response) => endpoints.parse(await response.json()))
    .catch((error: unknown) => {
      endpointsByIssuer.delete(issuer)
      throw error
    })
  endpointsByIssuer.set(issuer, request)
  return request
}

const getRedirectUri = () => `${getAppOrigin()}/api/user/gmail/callback`

/**
 * Creates the URL of Google's consent page. `challenge` is the SHA-256 of the verifier sent with the exchange (PKCE).
 */
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
    // Always returns a refresh token.
    access_type: 'offline',
    prompt: 'consent',
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Requests a token from Google. Throws `GrantLostError` if the grant is no longer valid. */
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
  // Revoked, expired, or granted to other keys than the installation's current ones.
  if (error === 'invalid_grant' || error === 'unauthorized_client')
    throw new GrantLostError(reason('gmail.removed'), error)
  throw new Error(`Google answered ${response.status} ${error ?? ''}`)
}

const grant = z.object({
  refresh_token: z.string().min(1),
  scope: z.string(),
  id_token: z.string().transform(parseClaims),
})

/** Exchanges the authorization code for a refresh token. Null if the user did not grant the permission to send. */
export async function exchangeCode(
  code: string,
  verifier: string,
): Promise<{ refreshToken: string; address: string } | null> {
  const response = await requestToken({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: getRedirectUri(),
  })
  const { scope } = z.object({ scope: z.string() }).parse(response)
  if (!scope.split(' ').includes(SEND)) return null
  const { refresh_token, id_token } = grant.parse(response)
  return { refreshToken: refresh_token, address: id_token.email }
}

const identity = z.object({ aud: z.string(), email: z.email() })

/**
 * Returns the email address of an ID token. It came from Google over TLS, so its signature need not be verified
 * (OpenID Connect Core, 3.1.3.7).
 */
function parseClaims(idToken: string): { email: string } {
  const { aud, email } = identity.parse(
    JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()),
  )
  if (aud !== env().GOOGLE_CLIENT_ID) throw new Error('The identity is for somebody else')
  return { email: email.toLowerCase() }
}

const access = z.object({ access_token: z.string().min(1), expires_in: z.number().default(0) })

/** Returns an access token and the seconds until it expires. Throws `GrantLostError`. */
export async function refreshAccess(refreshToken: string): Promise<{ token: string; seconds: number }> {
  const response = await requestToken({ grant_type: 'refresh_token', refresh_token: refreshToken })
  const { access_token, expires_in } = access.parse(response)
  return { token: access_token, seconds: expires_in }
}

/** Revokes the grant at Google. Throws if Google did not; a grant already revoked is fine. */
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
