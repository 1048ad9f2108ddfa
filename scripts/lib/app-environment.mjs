/** Key of the local mailbox in applications started for tests. */
export const testMailboxKey = 'a-mailbox-key-for-tests'

/** Cron secret of those applications, with which tests run jobs as a scheduler would. */
export const testCronSecret = 'a-secret-for-the-scheduler-of-tests'

/**
 * Returns the environment for an application under test, with its own database and port: production mode, fixed
 * secrets and no external accounts (mail goes to the local mailbox).
 */
export function createAppEnvironment(databaseUrl, port) {
  const settings = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: 'a-secret-for-tests-that-is-long-enough',
    NEXTAUTH_URL: `http://localhost:${port}`,
    MAILBOX_KEY: testMailboxKey,
    PORT: String(port),
    HOST: '',
  }
  const google = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER', 'GOOGLE_API_URL']
  const unset = [...google, 'SMTP_URL', 'UPLOADTHING_TOKEN', 'SECRET_KEYS']
  return { ...process.env, ...Object.fromEntries(unset.map((name) => [name, ''])), ...settings }
}
