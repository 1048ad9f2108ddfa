import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Identity {
  sub: string
  email: string
  email_verified: boolean
  name?: string
}

interface Grant {
  challenge: string
  nonce?: string
}

export const CLIENT_ID = 'client-of-the-tests'

/**
 * A fake OpenID provider in place of Google: discovery, keys and the token endpoint with PKCE, over real HTTP with
 * real signatures. `identity` is the person signing in.
 */
export class GoogleDouble {
  identity: Identity = { sub: 'g-1', email: 'g@example.com', email_verified: true, name: 'Gee' }
  private readonly grants = new Map<string, Grant>()
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  private readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url?.startsWith('/authorize?')) return this.agree(request.url, response)
      const answer = this.answer(request.url ?? '', new URLSearchParams(Buffer.concat(chunks).toString()))
      response.writeHead(answer ? 200 : 400, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(answer ?? { error: 'invalid_grant' }))
    })
  })

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return this.issuer
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Grants consent and returns the query the browser carries back. */
  consent(authorizationUrl: string): string {
    const query = new URL(authorizationUrl).searchParams
    const code = randomUUID()
    this.grants.set(code, {
      challenge: query.get('code_challenge') ?? '',
      nonce: query.get('nonce') ?? undefined,
    })
    return new URLSearchParams({ code, state: query.get('state') ?? '' }).toString()
  }

  /** Handles the consent page of a real browser. */
  private agree(path: string, response: ServerResponse): void {
    const address = this.issuer + path
    const back = new URL(address).searchParams.get('redirect_uri')
    response.writeHead(302, { Location: `${back}?${this.consent(address)}` }).end()
  }

  private answer(path: string, form: URLSearchParams): object | null {
    if (path === '/.well-known/openid-configuration') return this.discovery()
    if (path === '/keys') return { keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), ...KEY }] }
    const grant = this.grants.get(form.get('code') ?? '')
    this.grants.delete(form.get('code') ?? '')
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (path !== '/token' || !grant || grant.challenge !== proof) return null
    return { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: this.idToken(grant) }
  }

  private idToken({ nonce }: Grant): string {
    const now = Math.floor(Date.now() / 1000)
    const times = { iat: now, exp: now + 60 }
    return signed(
      { iss: this.issuer, aud: CLIENT_ID, nonce, ...times, ...this.identity },
      this.keys.privateKey,
    )
  }

  private discovery() {
    const at = (path: string) => `${this.issuer}/${path}`
    return {
      issuer: this.issuer,
      authorization_endpoint: at('authorize'),
      token_endpoint: at('token'),
      jwks_uri: at('keys'),
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }
  }
}

const KEY = { kid: 'one', use: 'sig', alg: 'RS256' }
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function signed(claims: object, key: KeyObject): string {
  const text = `${encode({ alg: 'RS256', kid: KEY.kid })}.${encode(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}
