/** What opens the local mailbox of an application that is started to be tried out. */
export const testMailboxKey = 'a-mailbox-key-for-tests'

/** What lets a test run the jobs of such an application, as a scheduler would. */
export const testCronSecret = 'a-secret-for-the-scheduler-of-tests'

/**
 * The environment of an application that is started to be tried out, on a database and a port of its own: production,
 * fixed secrets, nothing of the person's own accounts elsewhere (mail goes to the local mailbox).
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
