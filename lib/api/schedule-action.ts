import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { applyScheduleAction } from '@/lib/recurring/runs/schedule-actions'
import { getSchedule } from '@/lib/recurring/schedules/queries'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import type { Schedule } from '@/lib/recurring/schedules/schedule-response'
import type { ScheduleAction } from '@/lib/recurring/schedules/types'
import { runScheduleAfterResponse } from './flush-outbox'

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
