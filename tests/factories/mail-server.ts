import { env } from '@/lib/platform/env'

interface MailServer {
  url: string
  listen(): Promise<void>
  /** Clears faults and stored messages. */
  reset(): void
  stop(): unknown
}

/** Runs a mail server for the tests of a file or group, and resets it before each test. */
export function setUpMailServer<Server extends MailServer>(server: Server): Server {
  beforeAll(async () => {
    await server.listen()
    env().SMTP_URL = server.url
  })
  beforeEach(() => server.reset())
  afterAll(async () => {
    env().SMTP_URL = undefined
    await server.stop()
  })
  return server
}
