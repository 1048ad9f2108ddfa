import * as zod from 'zod'

// Loaded once; each test only reloads modules that read the environment.
jest.doMock('zod', () => zod)

/** Reads the environment as a new process would. */
function read(over: Record<string, string>) {
  const kept = { ...process.env }
  Object.assign(process.env, over)
  try {
    let values: Record<string, unknown> = {}
    jest.isolateModules(() => {
      values = (require('@/lib/platform/env') as typeof import('@/lib/platform/env')).env()
    })
    return values
  } finally {
    process.env = kept
  }
}
const token = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')

it('the environment treats an empty variable as not set', () => {
  expect(read({ SMTP_URL: '', UPLOADTHING_TOKEN: '' })).toMatchObject({
    SMTP_URL: undefined,
    UPLOADTHING_TOKEN: undefined,
  })
})

it('the environment reports every invalid variable and its valid values', () => {
  const wrong = () => read({ NEXTAUTH_SECRET: 'short', UPLOADTHING_TOKEN: 'sk_live_123' })
  expect(wrong).toThrow(/NEXTAUTH_SECRET: must be at least 32 characters/)
  expect(wrong).toThrow(/UPLOADTHING_TOKEN: must be the token from the UploadThing dashboard/)
})

it('the environment accepts a token as copied from the dashboard', () => {
  const good = token({ apiKey: 'sk_live_x', appId: 'a', regions: ['sea1'] })
  expect(read({ UPLOADTHING_TOKEN: good })).toMatchObject({ UPLOADTHING_TOKEN: good })
  for (const bad of [token({ apiKey: 'x' }), token([]), 'e30='])
    expect(() => read({ UPLOADTHING_TOKEN: bad })).toThrow(/UPLOADTHING_TOKEN/)
})

/**
 * Returns the site's URL in a deployment with these variables, and whether it accepts a change sent from `origin` to
 * `host`.
 */
function deployed(over: Record<string, string>, origin = '', host = '') {
  const kept = { ...process.env }
  delete process.env.NEXTAUTH_URL
  Object.assign(process.env, over)
  try {
    let found = { own: '', takes: false }
    jest.isolateModules(() => {
      const env = require('@/lib/platform/env') as typeof import('@/lib/platform/env')
      found = { own: env.getAppOrigin(), takes: env.isOwnOrigin(origin, host) }
    })
    return found
  } finally {
    process.env = kept
  }
}
const vercel = {
  VERCEL: '1',
  VERCEL_ENV: 'preview',
  VERCEL_TARGET_ENV: 'preview',
  VERCEL_URL: 'sheaf-1a2b.vercel.app',
  VERCEL_BRANCH_URL: 'sheaf-git-dates.vercel.app',
  VERCEL_PROJECT_PRODUCTION_URL: 'invoices.example.com',
}

it('the environment reports every invalid mail, URL, port, log and Google variable in one message', () => {
  const wrong = () =>
    read({
      NEXTAUTH_URL: 'invoices.example.com',
      SMTP_URL: 'mail.example.com:587',
      MAIL_FROM: 'Sheaf',
      PORT: '99999',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x',
      OPERATOR_EMAIL: 'nobody',
    })
  for (const name of [
    'NEXTAUTH_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'PORT',
    'LOG_LEVEL',
    'DATABASE_URL',
    'OPERATOR_EMAIL',
  ])
    expect(wrong).toThrow(new RegExp(`^  ${name}: must be`, 'm'))
  const { listEnvironmentProblems } = require('@/lib/platform/env') as typeof import('@/lib/platform/env')
  expect(listEnvironmentProblems({ GOOGLE_CLIENT_ID: 'id' })).toEqual([
    'DATABASE_URL: must be set',
    'NEXTAUTH_SECRET: must be set',
    'GOOGLE_CLIENT_SECRET: must be set together with GOOGLE_CLIENT_ID',
  ])
  for (const MAIL_FROM of [
    'a@example.com',
    'Sheaf <a@example.com>',
    '"Mill & Co" <a@example.com>',
    'a@localhost',
  ])
    expect(read({ MAIL_FROM, SMTP_URL: 'smtps://u:p%40ss@mail.example.com' })).toMatchObject({ MAIL_FROM })
})

it('the environment uses a preview deployment’s own URL in links, whatever URL is set', () => {
  const NEXTAUTH_URL = 'https://www.example.com'
  expect(deployed({ ...vercel, NEXTAUTH_URL }).own).toBe('https://sheaf-git-dates.vercel.app')
  expect(deployed({ ...vercel, VERCEL_BRANCH_URL: '' }).own).toBe('https://sheaf-1a2b.vercel.app')
  const production = { ...vercel, VERCEL_ENV: 'production', VERCEL_TARGET_ENV: 'production' }
  expect(deployed({ ...production, NEXTAUTH_URL }).own).toBe(NEXTAUTH_URL)
  expect(deployed(production).own).toBe('https://invoices.example.com')
  const staging = { ...vercel, VERCEL_TARGET_ENV: 'staging' }
  expect(deployed({ ...staging, NEXTAUTH_URL: 'https://staging.example.com' }).own).toBe(
    'https://staging.example.com',
  )
  expect(deployed(staging).own).toBe('https://sheaf-git-dates.vercel.app')
  expect(deployed({ ...vercel, VERCEL_ENV: 'development', PORT: '3001' }).own).toBe('http://localhost:3001')
})

it('the environment accepts changes only from its own origin, by scheme, host and port', () => {
  const NEXTAUTH_URL = 'https://invoices.example.com'
  const takes = (origin: string, host: string, over: Record<string, string> = { NEXTAUTH_URL }) =>
    deployed(over, origin, host).takes
  expect(takes(NEXTAUTH_URL, 'invoices.example.com')).toBe(true)
  // Behind a proxy that forwards another host name.
  expect(takes(NEXTAUTH_URL, '10.0.0.7:3000')).toBe(true)
  expect(takes('http://invoices.example.com', 'invoices.example.com')).toBe(false)
  expect(takes('https://invoices.example.com:8443', 'invoices.example.com:8443')).toBe(false)
  // A foreign name that points here.
  expect(takes('https://evil.test', 'evil.test')).toBe(false)
  expect(takes('null', 'invoices.example.com')).toBe(false)
  // In a home network, under any name of this machine.
  const home = { NEXTAUTH_URL: 'http://localhost:3000' }
  expect(takes('http://192.168.1.5:3000', '192.168.1.5:3000', home)).toBe(true)
  expect(takes('http://evil.test', '192.168.1.5:3000', home)).toBe(false)
  expect(takes('http://studio:3000', 'studio:3000', home)).toBe(true)
  // A foreign name that points at this machine.
  expect(takes('http://evil.test:3000', 'evil.test:3000', home)).toBe(false)
  expect(takes('https://sheaf-1a2b.vercel.app', 'sheaf-1a2b.vercel.app', vercel)).toBe(true)
  expect(takes('https://other.vercel.app', 'other.vercel.app', vercel)).toBe(false)
})

it('the environment has defaults for numbers, and rejects invalid ones', () => {
  expect(read({ DATABASE_MAX_CONNECTIONS: '', PROXY_HOPS: '' })).toMatchObject({
    DATABASE_MAX_CONNECTIONS: 10,
    PROXY_HOPS: 1,
  })
  expect(read({ DATABASE_MAX_CONNECTIONS: '3', PROXY_HOPS: '2' })).toMatchObject({
    DATABASE_MAX_CONNECTIONS: 3,
    PROXY_HOPS: 2,
  })
  for (const bad of ['0', '201', '1.5', 'many', '-1'])
    expect(() => read({ DATABASE_MAX_CONNECTIONS: bad })).toThrow(
      /DATABASE_MAX_CONNECTIONS: must be a whole number from 1 to 200/,
    )
  expect(() => read({ BACKUP_KEEP_DAYS: 'two weeks' })).toThrow(
    /BACKUP_KEEP_DAYS: must be a whole number of days/,
  )
  expect(() => read({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN: must be at least 16 characters/)
})

it('the environment logs despite an invalid log level, to be able to report it', () => {
  const levelOf = (LOG_LEVEL: string) => {
    const kept = { ...process.env }
    Object.assign(process.env, { LOG_LEVEL })
    try {
      let level = ''
      jest.isolateModules(() => {
        level = (require('@/lib/platform/log') as typeof import('@/lib/platform/log')).log.level
      })
      return level
    } finally {
      process.env = kept
    }
  }
  expect(['', 'loud', 'toString', 'debug', 'silent'].map(levelOf)).toEqual([
    ...['silent', 'silent', 'silent', 'debug', 'silent'],
  ])
})
