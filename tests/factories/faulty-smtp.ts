import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import tls from 'node:tls'

/** Point in the SMTP session at which the server misbehaves. `BODY`: within the message text; `DOT`: after its end. */
export type Stage = 'CONNECT' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'BODY' | 'DOT'
/** `close` disconnects, `stall` never responds, any other text is sent as the response. */
type Fault = 'close' | 'stall' | (string & {})

interface Session {
  recipients: string[]
  text: string[] | null
}

/**
 * A fake SMTP server that can misbehave in ways a real one can't: break off at any stage, answer each recipient
 * differently, respond slowly.
 */
export class FaultySmtp {
  /** Accepted messages with their recipients. */
  readonly mails: { to: string[]; source: string }[] = []
  /** Received command lines, without message texts. */
  readonly heard: string[] = []
  /** Advertised SMTP extensions. */
  extensions: string[] = []
  /** Milliseconds before each response. */
  delay = 0
  private fault: { stage: Stage; does: Fault } | null = null
  private recipients: Record<string, string> = {}
  private readonly sockets = new Set<Socket>()
  private readonly server = createServer((socket) => this.serve(socket))
  private readonly secured = tls.createServer((socket) => this.serve(socket))

  url = ''

  constructor(private readonly certificate?: { key: string; cert: string }) {}

  /**
   * @param certificate uses TLS from the first byte or, with `later`, once asked to; then `extensions` must offer
   * STARTTLS
   */
  static async start(
    certificate?: { key: string; cert: string },
    { later = false } = {},
  ): Promise<FaultySmtp> {
    const double = new FaultySmtp(certificate)
    await double.listen({ later })
    return double
  }

  async listen({ later = false } = {}): Promise<void> {
    const certificate = later ? undefined : this.certificate
    const server = certificate ? this.secured : this.server
    if (certificate) this.secured.setSecureContext(certificate)
    server.on('error', () => undefined).on('tlsClientError', () => undefined)
    server.on('connection', (socket: Socket) => this.sockets.add(socket))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    this.url = `smtp${certificate ? 's' : ''}://127.0.0.1:${port}`
  }

  /** Clears faults and stored messages. */
  reset(): void {
    this.heal()
    this.mails.length = this.heard.length = 0
  }

  /** Clears faults but keeps stored messages. */
  heal(): void {
    this.fault = null
    this.recipients = {}
    this.extensions = []
    this.delay = 0
  }

  failAt(stage: Stage, does: Fault): void {
    this.fault = { stage, does }
  }

  /** Sets the responses for recipients, by the beginning of their addresses. */
  answerRecipients(answers: Record<string, string>): void {
    this.recipients = answers
  }

  /** Sends the response that was held back. */
  release(answer = '250 kept'): void {
    for (const socket of this.sockets) socket.write(`${answer}\r\n`)
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
    this.secured.close()
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket)
    socket.on('close', () => this.sockets.delete(socket))
    this.attend(socket)
    this.answer(socket, 'CONNECT', '220 ready')
  }

  private attend(socket: Socket): void {
    const session: Session = { recipients: [], text: null }
    socket.on('error', () => undefined)
    let buffer = ''
    socket.on('data', (chunk) => {
      buffer += chunk.toString()
      const lines = buffer.split('\r\n')
      buffer = lines.pop()!
      for (const line of lines) this.hear(socket, session, line)
    })
  }

  /** Upgrades to TLS. */
  private secure(socket: Socket): void {
    socket.removeAllListeners('data')
    socket.write('220 go on\r\n')
    this.attend(new tls.TLSSocket(socket, { isServer: true, ...this.certificate }))
  }

  private answer(socket: Socket, stage: Stage, usual: string): void {
    const does = this.fault?.stage === stage ? this.fault.does : usual
    const say = () => !socket.destroyed && socket.write(`${does}\r\n`)
    if (does === 'close') socket.destroy()
    else if (does === 'stall') return
    else if (this.delay > 0) setTimeout(say, this.delay)
    else say()
  }

  private hear(socket: Socket, session: Session, line: string): void {
    if (session.text) return this.read(socket, session, line)
    this.heard.push(line)
    const [verb = ''] = line.split(' ')
    if (verb === 'EHLO') {
      const lines = ['test', ...this.extensions, 'AUTH PLAIN']
      return this.answer(
        socket,
        'EHLO',
        lines.map((text, at) => `250${at < lines.length - 1 ? '-' : ' '}${text}`).join('\r\n'),
      )
    }
    if (verb === 'STARTTLS') return this.secure(socket)
    if (verb === 'AUTH') return this.answer(socket, 'AUTH', '235 welcome')
    if (verb === 'MAIL') return this.answer(socket, 'MAIL', '250 yes')
    if (verb === 'RCPT') {
      const address = /<(.*)>/.exec(line)![1]!
      const own = Object.entries(this.recipients).find(([start]) => address.startsWith(start))?.[1]
      if (!own) session.recipients.push(address)
      return this.answer(socket, 'RCPT', own ?? '250 yes')
    }
    if (verb === 'DATA') {
      session.text = []
      return this.answer(socket, 'DATA', '354 go on')
    }
    socket.write('250 yes\r\n')
  }

  private read(socket: Socket, session: Session, line: string): void {
    if (line !== '.') {
      if (this.fault?.stage === 'BODY') return this.answer(socket, 'BODY', '')
      return void session.text!.push(line)
    }
    const does = this.fault?.stage === 'DOT' ? this.fault.does : '250 kept'
    // A server that hangs up or stalls after the end may have stored the message.
    if (!/^[45]/.test(does)) this.mails.push({ to: session.recipients, source: session.text!.join('\n') })
    Object.assign(session, { text: null, recipients: [] })
    this.answer(socket, 'DOT', '250 kept')
  }
}
