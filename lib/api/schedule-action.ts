import 'server-only'
import { after } from 'next/server'
import type { Actor } from '@/lib/core/access/actor'
import { applyScheduleAction } from '@/lib/recurring/runs/schedule-actions'
import { getSchedule } from '@/lib/recurring/schedules/queries'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import type { Schedule } from '@/lib/recurring/schedules/schedule-response'
import type { ScheduleAction } from '@/lib/recurring/schedules/types'
import { log } from '@/lib/platform/log'
import type { ScheduleKey } from '@/lib/recurring/schedules/due-schedules'

/**
 * Applies an action to a recurring schedule and returns the schedule afterwards.
 * @param input the action's own input (a day, say)
 */
export async function runScheduleAction(
  actor: Actor,
  id: number,
  action: ScheduleAction,
  input: Parameters<typeof applyScheduleAction>[3] = {},
): Promise<Schedule> {
  const key = { businessId: actor.businessId, id }
  const schedule = await applyScheduleAction(actor, id, action, input)
  // The next run of the schedules job continues from here.
  if (action === 'catch-up') await runSchedules(new Date(), { only: key })
  if (action === 'resume' || action === 'catch-up') runScheduleAfterResponse(key)
  return action === 'catch-up' ? getSchedule(actor, id) : schedule
}

/** After the response: creates the invoices a changed schedule has due, and sends their email. */
export function runScheduleAfterResponse(only: ScheduleKey): void {
  after(async () => {
    try {
      const { runOutbox } = await import('@/lib/mail/worker/run-outbox')
      if ((await runSchedules(new Date(), { only })) > 0) await runOutbox()
    } catch (error) {
      log.error({ err: error, business: only.businessId, schedule: only.id }, 'running a schedule failed')
    }
  })
}
