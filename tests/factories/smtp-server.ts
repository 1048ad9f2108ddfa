import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface SmtpMessage {
  from: string
  to: string[]
  source: string
}

/** Behaviour on a message: accept, reject, or disconnect before or after receiving it. */
type Behaviour = 'take' | 'refuse' | 'later' | 'hang up' | 'hang up after taking'

/** A real SMTP server that stores messages and rejects `typo@` addresses. `url` is set once it listens. */
export function createSmtpServer() {
  const mails: SmtpMessage[] = []
  let behaviour: Behaviour = 'take'
  let whileTaking: () => unknown = () => undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('typo@')
        ? done(Object.assign(new Error('No such user'), { responseCode: 550 }))
        : done(),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        await whileTaking()
        const { mailFrom, rcptTo } = session.envelope
        const keep = () =>
          mails.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            source: Buffer.concat(chunks).toString(),
          })
        const answer = (code: number, text: string) =>
          done(Object.assign(new Error(text), { responseCode: code }))
        if (behaviour === 'refuse') return answer(550, 'No such person here')
        if (behaviour === 'later') return answer(451, 'Too busy')
        if (behaviour === 'hang up after taking') keep()
        if (behaviour.startsWith('hang up'))
          return server.connections.forEach((connection) => connection.close())
        keep()
        done()
      })
    },
  }) as SMTPServer & { connections: Set<{ close(): void }> }
  server.on('error', () => undefined)
  return {
    mails,
    url: '',
    async listen() {
      server.listen(0, '127.0.0.1')
      await once(server.server, 'listening')
      const { port } = server.server.address() as AddressInfo
      this.url = `smtp://127.0.0.1:${port}`
    },
    /** Runs a function between a message's last byte and the response. */
    meanwhile: (what: () => unknown) => void (whileTaking = what),
    behave: (next: Behaviour) => void (behaviour = next),
    reset() {
      behaviour = 'take'
      whileTaking = () => undefined
      mails.length = 0
    },
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  }
}
