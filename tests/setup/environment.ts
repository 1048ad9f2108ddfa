// Test environment in place of the launcher's: this worker's own database, fixed secrets, no mail server. Component
// tests get no database, so code that opens one fails.
const worker = Number(process.env.JEST_WORKER_ID ?? 1)
const isBrowser = typeof window !== 'undefined'

Object.assign(process.env, {
  DATABASE_URL: isBrowser
    ? 'postgresql://nobody@127.0.0.1:1/none'
    : process.env.TEST_DATABASE_URLS?.split(' ')[worker - 1],
  NEXTAUTH_SECRET: 'a-secret-for-tests-that-is-long-enough',
  NEXTAUTH_URL: 'http://localhost:3000',
  MAILBOX_KEY: 'a-mailbox-key-for-tests',
  TZ: 'UTC',
})

for (const name of [
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'GOOGLE_API_URL',
  'SECRET_KEYS',
  'SMTP_URL',
  'UPLOADTHING_TOKEN',
  'CRON_SECRET',
]) {
  delete process.env[name]
}
