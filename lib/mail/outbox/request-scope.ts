import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { UNDO_SECONDS } from './types'

/** Seconds until a delayed email is due. */
const FLUSH_DELAY_SECONDS = UNDO_SECONDS + 1

/** Email that a request has made due: ids of single emails, and seconds until each is due. */
class MailScope {
  private readonly delayByMail = new Map<number, number>()
  private readonly flushDelays = new Set<number>()

  add(id: number | null, seconds: number): void {
    if (id === null) this.flushDelays.add(seconds)
    else this.delayByMail.set(id, seconds)
  }

  remove(id: number): void {
    this.delayByMail.delete(id)
  }

  /** Returns the seconds after which email is due, soonest first. */
  listDelays(): number[] {
    return [...new Set([...this.flushDelays, ...this.delayByMail.values()])].sort((one, other) => one - other)
  }
}

const mailScopes = new AsyncLocalStorage<MailScope>()

/**
 * Schedules delivery of due email after the current request, so that it doesn't wait for the scheduler. Outside of a
 * request this does nothing: the running job delivers it.
 * @param id email to deliver; null for all that are due
 * @param delayForUndo true if it is delayed for as long as an undo is offered
 */
export const scheduleMailFlush = (id: number | null, { delayForUndo = false } = {}): void =>
  mailScopes.getStore()?.add(id, delayForUndo ? FLUSH_DELAY_SECONDS : 0)

/** Records that an email was already delivered on its own. */
export const markMailAttempted = (id: number): void => mailScopes.getStore()?.remove(id)

/** Runs the handler and afterwards, even if it threw, passes the delays of the email it queued to `deliver`. */
export function withMailScope<T>(work: () => Promise<T>, deliver: (delays: number[]) => void): Promise<T> {
  const scope = new MailScope()
  return mailScopes.run(scope, async () => {
    try {
      return await work()
    } finally {
      const delays = scope.listDelays()
      if (delays.length > 0) deliver(delays)
    }
  })
}
