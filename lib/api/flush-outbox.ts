import 'server-only'
import { after } from 'next/server'
import { log } from '@/lib/platform/log'
import type { ScheduleKey } from '@/lib/recurring/schedules/due-schedules'

/**
 * Sends the email that a request queued right after its response, instead of waiting for the next run of the outbox
 * job. That job sends the rest if the process ends meanwhile.
 * @param delays seconds until each email is due, soonest first; delayed emails follow when they are due
 */
export function flushOutbox(delays: number[]): void {
  after(async () => {
    // Loaded on demand: most requests queue no email.
    const { runOutbox } = await import('@/lib/mail/worker/run-outbox')
    let elapsedSeconds = 0
    for (const seconds of delays) {
      await new Promise((resolve) => setTimeout(resolve, (seconds - elapsedSeconds) * 1000).unref())
      elapsedSeconds = seconds
      await runOutbox().catch((error: unknown) => log.error({ err: error }, 'queued mail not handed over'))
    }
  })
}

/** After the response: creates the invoices a changed schedule has due, and sends their email. */
export function runScheduleAfterResponse(only: ScheduleKey): void {
  after(async () => {
    try {
      const { runSchedules } = await import('@/lib/recurring/runs/run-schedules')
      const { runOutbox } = await import('@/lib/mail/worker/run-outbox')
      if ((await runSchedules(new Date(), { only })) > 0) await runOutbox()
    } catch (error) {
      log.error({ err: error, business: only.businessId, schedule: only.id }, 'schedule not run')
    }
  })
}
