import 'server-only'
import { after } from 'next/server'
import { log } from '@/lib/platform/log'
import type { ScheduleKey } from '@/lib/recurring/schedules/due-schedules'

/**
 * Hands over what a request queued, right after its answer: what a person's own click caused waits for no schedule. What is kept back
 * follows when it is due. `waits`: seconds, the soonest first. A process that ends meanwhile leaves it to the next run of what is due.
 */
export function flushOutbox(waits: number[]): void {
  after(async () => {
    // Most requests queue nothing, and need nothing of what mail is made with.
    const { runOutbox } = await import('@/lib/mail/worker/run-outbox')
    let waited = 0
    for (const seconds of waits) {
      await new Promise((resolve) => setTimeout(resolve, (seconds - waited) * 1000).unref())
      waited = seconds
      await runOutbox().catch((error: unknown) => log.error({ err: error }, 'queued mail not handed over'))
    }
  })
}

/** Writes what a series has due after its schedule was changed, right after the answer, and hands it over. */
export function runScheduleSoon(only: ScheduleKey): void {
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
