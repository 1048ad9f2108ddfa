import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { UNDO_SECONDS } from './types'

/** Seconds until a mail that is kept back has become due. */
const FLUSH_DELAY_SECONDS = UNDO_SECONDS + 1

/** What one request has made due: ids of mails where a single one is meant, and how many seconds from now. */
class MailScope {
  private readonly mails = new Map<number, number>()
  private readonly waits = new Set<number>()

  mark(id: number | null, seconds: number): void {
    if (id === null) this.waits.add(seconds)
    else this.mails.set(id, seconds)
  }

  settle(id: number): void {
    this.mails.delete(id)
  }

  /** Seconds after which something is due, the soonest first. */
  due(): number[] {
    return [...new Set([...this.waits, ...this.mails.values()])].sort((one, other) => one - other)
  }
}

const mailScopes = new AsyncLocalStorage<MailScope>()

/**
 * Notes that mail is due, now or once it is no longer kept back, so that whoever answers the request has it handed over and it waits for no
 * schedule. Outside of a request the runner that is at work comes to it. `id` names the mail where it is one.
 */
export const scheduleMailFlush = (id: number | null, { hold = false } = {}): void =>
  mailScopes.getStore()?.mark(id, hold ? FLUSH_DELAY_SECONDS : 0)

/** Notes that a mail was handed over by name. */
export const markMailAttempted = (id: number): void => mailScopes.getStore()?.settle(id)

/** Runs what answers a request, and tells `deliver` after how many seconds mail is due that it queued, if any: also where it throws. */
export function withMailScope<T>(work: () => Promise<T>, deliver: (waits: number[]) => void): Promise<T> {
  const turn = new MailScope()
  return mailScopes.run(turn, async () => {
    try {
      return await work()
    } finally {
      const waits = turn.due()
      if (waits.length > 0) deliver(waits)
    }
  })
}
