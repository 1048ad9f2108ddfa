import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const CLIENT = { id: 'client-of-the-tests', secret: 'secret of the tests' }
const SEND = 'https://www.googleapis.com/auth/gmail.send'

/**
 * Gmail's behaviour on sending: accept, return an error, or drop the connection before or during the response to an
 * accepted message.
 */
export type GmailBehaviour =
  'take' | 'hang up' | 'hang up mid-answer' | { status: number; reason?: string; message?: string }

interface Grant {
  challenge: string
  redirectUri: string
  scope: string
}

/**
 * Starts a fake of the Google services used for sending by Gmail: discovery, consent, tokens with PKCE, revocation and
 * the Gmail API.
 */
export async function startGmail() {
  const codes = new Map<string, Grant>()
  const refreshTokens = new Set<string>()
  const accessTokens = new Set<string>()
  const mails: string[] = []
  const calls: string[] = []
  const down = new Set<string>()
  let behaviour: GmailBehaviour = 'take'
  let address = 'robin@gmail.test'

  const server = createServer(async (request, response) => {
    const path = request.url!
    calls.push(path)
    const body = await read(request)
    if (down.has(path)) return json(response, 503, { error: 'temporarily_unavailable' })
    if (path === '/.well-known/openid-configuration') return json(response, 200, discovery())
    if (path.startsWith('/authorize?')) return agree(response, `${origin}${path}`)
    if (path === '/gmail/v1/users/me/messages/send') return send(request, response, body)
    const form = new URLSearchParams(body)
    if (path === '/revoke') {
      const isKnown = refreshTokens.delete(form.get('token') ?? '')
      return json(response, isKnown ? 200 : 400, isKnown ? {} : { error: 'invalid_token' })
    }
    if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret)
      return json(response, 401, { error: 'invalid_client' })
    const granted = form.get('grant_type') === 'refresh_token' ? refreshed(form) : exchanged(form)
    json(response, granted ? 200 : 400, granted ?? { error: 'invalid_grant' })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const discovery = () => ({
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    revocation_endpoint: `${origin}/revoke`,
  })

  function consent(consentUrl: string, without: string[] = []): string {
    const asked = new URL(consentUrl).searchParams
    const code = `code/${randomUUID()}`
    const scopes = asked.get('scope')!.split(' ')
    codes.set(code, {
      challenge: asked.get('code_challenge')!,
      redirectUri: asked.get('redirect_uri')!,
      scope: scopes.filter((scope) => !without.includes(scope)).join(' '),
    })
    return new URLSearchParams({ code, state: asked.get('state')! }).toString()
  }
  /** Handles the consent page of a real browser. */
  function agree(response: ServerResponse, address: string) {
    const back = new URL(address).searchParams.get('redirect_uri')
    response.writeHead(302, { Location: `${back}?${consent(address)}` }).end()
  }

  function newAccess() {
    const access_token = `access ${randomUUID()}`
    accessTokens.add(access_token)
    return { access_token, expires_in: 3599, token_type: 'Bearer' }
  }
  const refreshed = (form: URLSearchParams) =>
    refreshTokens.has(form.get('refresh_token') ?? '') ? newAccess() : null

  function exchanged(form: URLSearchParams) {
    const code = form.get('code') ?? ''
    const grant = codes.get(code)
    codes.delete(code)
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (grant?.challenge !== proof || grant.redirectUri !== form.get('redirect_uri')) return null
    const refresh_token = `refresh-${randomUUID()}`
    refreshTokens.add(refresh_token)
    const claims = Buffer.from(JSON.stringify({ aud: CLIENT.id, email: address, email_verified: true }))
    const id_token = `e30.${claims.toString('base64url')}.c2lnbmF0dXJl`
    return { ...newAccess(), refresh_token, scope: grant.scope, id_token }
  }

  function send(request: IncomingMessage, response: ServerResponse, body: string) {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (!accessTokens.has(token)) return refuse(response, { status: 401, message: 'Invalid Credentials' })
    if (typeof behaviour === 'object') return refuse(response, behaviour)
    const { raw } = JSON.parse(body) as { raw: string }
    if (!/^[\w-]+$/.test(raw)) return refuse(response, { status: 400, message: 'Invalid raw' })
    mails.push(Buffer.from(raw, 'base64url').toString())
    if (behaviour === 'hang up') return void request.socket.destroy()
    if (behaviour === 'take') return json(response, 200, { id: randomUUID(), labelIds: ['SENT'] })
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 })
    response.write('{"id":', () => request.socket.destroy())
  }

  return {
    /** Accepted messages, unparsed. */
    mails,
    /** Called paths. */
    calls,
    /** Valid refresh tokens. */
    refreshTokens,
    behave: (next: GmailBehaviour) => void (behaviour = next),
    /** Sets the account that consents next. */
    signIn: (next: string) => void (address = next),
    /** Makes a path answer 503, or work again. */
    fail: (path: string, fails = true) => void (fails ? down.add(path) : down.delete(path)),
    /** Expires all access tokens. */
    endAccess: () => accessTokens.clear(),
    /** Revokes all grants, as the user can in their Google account. */
    endGrants: () => {
      refreshTokens.clear()
      accessTokens.clear()
    },
    /** Grants all requested scopes or fewer, and returns the query the browser carries back. */
    consent,
    scopes: { send: SEND },
    /** Environment variables that make the product use it. */
    environment: {
      GOOGLE_ISSUER: origin,
      GOOGLE_API_URL: origin,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function refuse(response: ServerResponse, { status, reason, message }: Exclude<GmailBehaviour, string>) {
  json(response, status, { error: { code: status, message, errors: [{ reason, message }] } })
}

const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
