import { env } from '@/lib/platform/env'

interface MailServer {
  url: string
  listen(): Promise<void>
  /** Takes everything again, and has nothing. */
  reset(): void
  stop(): unknown
}

/** Has the tests of a file, or of a group, mail to this server: it is there for as long as they run, and well and empty before each of them. */
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
