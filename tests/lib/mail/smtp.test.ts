import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { mailTransport, sendMail } from '@/lib/mail/send'

/** A mail server that keeps what it is told; `refuse` is what it answers to every recipient instead of yes. */
class SmtpDouble {
  readonly recipients: string[] = []
  readonly messages: string[] = []
  refuse: string | null = null
  private readonly sockets: Socket[] = []
  private readonly server: Server = createServer((socket) => {
    let buffer = ''
    let message: string[] | null = null
    const answer = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      if (message) {
        if (line !== '.') return void message.push(line)
        this.messages.push(message.join('\n'))
        message = null
        return answer('250 kept')
      }
      if (line.startsWith('RCPT')) {
        this.recipients.push(line)
        return answer(this.refuse ?? '250 yes')
      }
      if (line === 'DATA') message = []
      answer(line === 'DATA' ? '354 go on' : '250 yes')
    }
    this.sockets.push(socket)
    answer('220 ready')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      buffer += chunk.toString()
      const lines = buffer.split('\r\n')
      buffer = lines.pop()!
      lines.forEach(hear)
    })
  })

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
  }
}

const smtp = new SmtpDouble()
const mail = { to: 'ada@example.com', subject: 'Grüße', text: 'Plain words', html: '<p>Rich words</p>' }

beforeAll(async () => {
  process.env.SMTP_URL = await smtp.start()
})

afterAll(() => smtp.stop())

it('hands a mail to the configured server, for one recipient, in both forms', async () => {
  expect(mailTransport()).toBe('smtp')
  await sendMail(mail)
  expect(smtp.recipients).toEqual(['RCPT TO:<ada@example.com>'])
  const [message] = smtp.messages
  expect(message).toMatch(/^From: Sheaf <no-reply@localhost>$/m)
  expect(message).toMatch(/^To: ada@example\.com$/m)
  expect(message).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(message).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(message).toContain('Plain words')
  expect(message).toContain('<p>Rich words</p>')
})

it('says so when the server refuses', async () => {
  smtp.refuse = '550 no such person'
  await expect(sendMail(mail)).rejects.toThrow(/550/)
  expect(smtp.messages).toHaveLength(1)
})
