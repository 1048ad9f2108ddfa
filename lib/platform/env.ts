import { hostname } from 'node:os'
import { z } from 'zod'
import { isForeignName } from './http/own-names'

const optional = z
  .string()
  .optional()
  .transform((text) => text || undefined)

/** UploadThing's tokens are Base64 of a JSON object. */
function isUploadThingToken(token: string | undefined): boolean {
  if (!token) return true
  try {
    const { apiKey, appId, regions } = JSON.parse(Buffer.from(token, 'base64').toString()) as Record<
      string,
      unknown
    >
    return typeof apiKey === 'string' && typeof appId === 'string' && Array.isArray(regions)
  } catch {
    return false
  }
}

const isWebAddress = (text: string | undefined) =>
  !text || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))
const isMailServer = (text: string | undefined) =>
  !text || (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && Boolean(new URL(text).hostname))
const isPort = (text: string | undefined) => !text || (/^\d+$/.test(text) && +text > 0 && +text < 65536)

/** An email address, alone or after a display name. */
const SENDER = /^\s*("?[^"<>]*"?\s*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)\s*$/

/** Parses `v2:secret,v1:secret`. Returns null if a pair is malformed, its secret too short, or a version repeated. */
function parseKeys(text: string | undefined): [version: string, secret: string][] | null {
  const pairs = (text ?? '').split(',').filter((part) => part.trim())
  const keys = pairs.map((part) => /^\s*(v\d{1,4}):(\S{32,})\s*$/.exec(part))
  const names = new Set(keys.map((found) => found?.[1]))
  if (names.has(undefined) || names.size < keys.length) return null
  return keys.map((found) => [found![1]!, found![2]!])
}

/** A whole number from `min` to `max`. */
const wholeNumber = (defaultValue: number, min: number, max: number) =>
  optional.transform((text, context) => {
    const value = text === undefined ? defaultValue : Number(text)
    if (Number.isInteger(value) && value >= min && value <= max) return value
    context.addIssue(`must be a whole number from ${min} to ${max}`)
    return z.NEVER
  })

const REQUIRED = 'must be set'
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

const EMAIL = z.email()
const isEmail = (text: string): boolean => EMAIL.safeParse(text).success
const isContact = (text: string | undefined): boolean =>
  !text || isEmail(text) || (/^(https:\/\/|mailto:|tel:)\S+$/.test(text) && URL.canParse(text))

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('development'),
  DATABASE_URL: z.string(REQUIRED).regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address'),
  /** Maximum number of database connections of this process. */
  DATABASE_MAX_CONNECTIONS: wholeNumber(10, 1, 200),
  /** Number of proxies in front of the server, each of which adds an entry to `X-Forwarded-For`. */
  PROXY_HOPS: wholeNumber(1, 1, 10),
  /** Trusts a reverse proxy on another machine (server.mjs). */
  TRUST_PROXY: optional.refine(
    (text) => !text || /^(1|true|0|false)$/i.test(text),
    'must be 1 when a reverse proxy on another machine forwards requests, else 0 or empty',
  ),
  /** Bearer token of GET /api/metrics, which is 404 without one. */
  METRICS_TOKEN: optional.pipe(z.string().min(16, 'must be at least 16 characters').optional()),
  NEXTAUTH_SECRET: z.string(REQUIRED).min(32, 'must be at least 32 characters (openssl rand -base64 32)'),
  /** Encryption keys by version: the first encrypts, each decrypts (lib/platform/crypto/encryption.ts). */
  SECRET_KEYS: optional.transform((text, context) => {
    const keys = parseKeys(text)
    if (keys) return keys
    context.addIssue('must be like v2:SECRET,v1:SECRET, each secret with at least 32 characters and no comma')
    return z.NEVER
  }),
  /** Public URL of the application; on Vercel it defaults to the deployment's. */
  NEXTAUTH_URL: optional.refine(isWebAddress, 'must be an address like https://invoices.example.com'),
  /**
   * Set by Vercel; hosts come without a scheme. `VERCEL_TARGET_ENV` distinguishes a custom environment from a preview.
   */
  VERCEL_ENV: optional,
  VERCEL_TARGET_ENV: optional,
  VERCEL_URL: optional,
  VERCEL_BRANCH_URL: optional,
  VERCEL_PROJECT_PRODUCTION_URL: optional,
  PORT: optional.refine(isPort, 'must be a number from 1 to 65535'),
  LOG_LEVEL: optional.refine(
    (level) => !level || LEVELS.includes(level),
    `must be one of ${LEVELS.join(', ')}`,
  ),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: optional,
  /** Replaces Gmail's server in tests. */
  GOOGLE_API_URL: optional.pipe(z.url().optional()),
  SMTP_URL: optional.refine(isMailServer, 'must be like smtp://user:password@mail.example.com:587'),
  MAIL_FROM: optional.refine((text) => !text || SENDER.test(text), 'must be like Name <mail@example.com>'),
  /** Key to the local mailbox, which is closed without one. The launcher generates it. */
  MAILBOX_KEY: optional.pipe(z.string().min(16, 'must be at least 16 characters').optional()),
  UPLOADTHING_TOKEN: optional.refine(isUploadThingToken, 'must be the token from the UploadThing dashboard'),
  /** Replaces UploadThing's server in tests. Its client reads related variables itself. */
  UPLOADTHING_UFS_HOST: optional,
  CRON_SECRET: optional,
  /** Days for which the launcher keeps its daily backups (scripts/lib/backup/daily.mjs). */
  BACKUP_KEEP_DAYS: optional.refine(
    (days) => !days || /^\d{1,5}$/.test(days),
    'must be a whole number of days; 0 makes no backups',
  ),
  /** Operator of this installation and their email address, shown on the contact, terms and privacy pages. */
  OPERATOR_NAME: optional,
  OPERATOR_EMAIL: optional.pipe(z.email('must be an email address').optional()),
  SECURITY_CONTACT: optional.refine(
    isContact,
    'must be an email address, or begin with https://, mailto: or tel:',
  ),
})

type Values = Record<string, string | undefined>

/** Lists what is missing or wrong in an environment, one line a variable. */
export function listEnvironmentProblems(values: Values): string[] {
  const { error } = schema.safeParse(values)
  const lines = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
  for (const [one, other] of [GOOGLE, [...GOOGLE].reverse()] as [string, string][])
    if (values[one] && !values[other]) lines.push(`${other}: must be set together with ${one}`)
  return lines
}

const GOOGLE = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']

type Env = z.output<typeof schema>

let parsed: Env | undefined

/**
 * Returns the validated environment. Throws one error that names every missing or wrong variable. Read on first use,
 * because a build runs without any of them.
 */
export function env(): Env {
  if (parsed) return parsed
  const result = schema.safeParse(process.env)
  if (result.success) return (parsed = result.data)
  const lines = listEnvironmentProblems(process.env).map((line) => `  ${line}`)
  throw new Error(`The environment is wrong (see .env.example):\n${lines.join('\n')}`)
}

/**
 * True for a preview deployment on Vercel. It has its own URL, whereas a `NEXTAUTH_URL` set for every environment is
 * production's. A custom environment (staging, say) is no preview.
 */
function isPreview({ VERCEL_ENV, VERCEL_TARGET_ENV }: Env): boolean {
  return VERCEL_ENV === 'preview' && (VERCEL_TARGET_ENV ?? 'preview') === 'preview'
}

/** Returns the origin of links in emails and share dialogs, without a trailing slash. */
export function getAppOrigin(): string {
  const values = env()
  const { NEXTAUTH_URL, VERCEL_ENV, VERCEL_URL, VERCEL_PROJECT_PRODUCTION_URL } = values
  if (NEXTAUTH_URL && !isPreview(values)) return new URL(NEXTAUTH_URL).origin
  // A branch's URL stays the same across deployments, so links in its emails keep working.
  const own = VERCEL_ENV === 'preview' ? (values.VERCEL_BRANCH_URL ?? VERCEL_URL) : undefined
  const host = VERCEL_ENV === 'development' ? undefined : (own ?? VERCEL_PROJECT_PRODUCTION_URL ?? VERCEL_URL)
  return host ? `https://${host}` : `http://localhost:${values.PORT ?? 3000}`
}

/**
 * True if an origin is ours: the configured one, or another URL under which Vercel serves this deployment. If only a
 * local URL is configured, other addresses and names of this machine (as sent in `host`) count too, except names that
 * somebody else may have pointed at it.
 */
export function isOwnOrigin(origin: string, host: string): boolean {
  const { VERCEL_URL, VERCEL_BRANCH_URL, VERCEL_PROJECT_PRODUCTION_URL } = env()
  const own = getAppOrigin()
  const vercel = [VERCEL_URL, VERCEL_BRANCH_URL, VERCEL_PROJECT_PRODUCTION_URL]
  if (origin === own || vercel.some((name) => name && origin === `https://${name}`)) return true
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(own)
  return isLocal && !isForeignName(host, hostname()) && origin === `http://${host}`
}

/** Returns the operator of this installation, as far as configured. */
export function getOperator(): { name: string | null; email: string | null } {
  const { OPERATOR_NAME, OPERATOR_EMAIL } = env()
  return { name: OPERATOR_NAME ?? null, email: OPERATOR_EMAIL ?? null }
}

/** Returns the URL for vulnerability reports; null if none is configured. */
export function getSecurityContact(): string | null {
  const contact = env().SECURITY_CONTACT ?? getOperator().email
  return contact && isEmail(contact) ? `mailto:${contact}` : (contact ?? null)
}
