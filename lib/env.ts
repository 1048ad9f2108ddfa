import { z } from 'zod'

const optional = z
  .string()
  .optional()
  .transform((text) => text || undefined)

/** The service's tokens are Base64 of a JSON object. */
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

/** `v2:secret,v1:secret` as pairs; null when one is malformed, too short, or named twice. */
function parseKeys(text: string | undefined): [version: string, secret: string][] | null {
  const pairs = (text ?? '').split(',').filter((part) => part.trim())
  const keys = pairs.map((part) => /^\s*(v\d{1,4}):(\S{32,})\s*$/.exec(part))
  const names = new Set(keys.map((found) => found?.[1]))
  if (names.has(undefined) || names.size < keys.length) return null
  return keys.map((found) => [found![1]!, found![2]!])
}

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address'),
  NEXTAUTH_SECRET: z.string().min(32, 'must be at least 32 characters (openssl rand -base64 32)'),
  /** Keys of what is stored encrypted, by version: the first one seals, every one opens (lib/auth/secret-box.ts). */
  SECRET_KEYS: optional.transform((text, context) => {
    const keys = parseKeys(text)
    if (keys) return keys
    context.addIssue('must be like v2:SECRET,v1:SECRET, each secret with at least 32 characters and no comma')
    return z.NEVER
  }),
  /** The address people reach the product at; Vercel names its own. */
  NEXTAUTH_URL: optional.pipe(z.url().optional()),
  VERCEL_PROJECT_PRODUCTION_URL: optional,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: optional,
  /** Another server than Gmail's own, for tests. */
  GOOGLE_API_URL: optional.pipe(z.url().optional()),
  SMTP_URL: optional,
  MAIL_FROM: optional,
  UPLOADTHING_TOKEN: optional.refine(isUploadThingToken, 'must be the token from the UploadThing dashboard'),
  /** Another server than the service's own, for tests. The service's client reads the addresses beside it by itself. */
  UPLOADTHING_UFS_HOST: optional,
  CRON_SECRET: optional,
  /** Who runs this installation and how to reach them: shown on the contact, terms and privacy pages. */
  OPERATOR_NAME: optional,
  OPERATOR_EMAIL: optional.pipe(z.email().optional()),
})

export type Env = z.output<typeof schema>

let parsed: Env | undefined

/**
 * The environment, checked once. Throws one error that names every missing or wrong variable.
 * Read on first use, because a build runs without any of them.
 */
export function env(): Env {
  if (parsed) return parsed
  const result = schema.safeParse(process.env)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is incomplete (see .env.example):\n${lines.join('\n')}`)
  }
  return (parsed = result.data)
}

/** The origin links in mails and share dialogs start with, without a trailing slash. */
export function appOrigin(): string {
  const { NEXTAUTH_URL, VERCEL_PROJECT_PRODUCTION_URL } = env()
  if (NEXTAUTH_URL) return new URL(NEXTAUTH_URL).origin
  if (VERCEL_PROJECT_PRODUCTION_URL) return `https://${VERCEL_PROJECT_PRODUCTION_URL}`
  return `http://localhost:${process.env.PORT ?? 3000}`
}

/** Who is responsible for this installation, as far as its settings say so. */
export function operator(): { name: string | null; email: string | null } {
  const { OPERATOR_NAME, OPERATOR_EMAIL } = env()
  return { name: OPERATOR_NAME ?? null, email: OPERATOR_EMAIL ?? null }
}

export const isProduction = (): boolean => process.env.NODE_ENV === 'production'
