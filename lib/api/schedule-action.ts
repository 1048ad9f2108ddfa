import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { applyScheduleAction } from '@/lib/recurring/runs/schedule-actions'
import { getSchedule } from '@/lib/recurring/schedules/queries'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import type { Schedule, ScheduleAction } from '@/lib/recurring/schedules/types'
import { runScheduleSoon } from './flush-outbox'

/** Does an action to a series, with what the action takes (`means`), and answers how the series stands then. */
export async function runScheduleAction(
  actor: Actor,
  id: number,
  action: ScheduleAction,
  means: Parameters<typeof applyScheduleAction>[3] = {},
): Promise<Schedule> {
  const series = { businessId: actor.businessId, id }
  const schedule = await applyScheduleAction(actor, id, action, means)
  // What is not done here, the next run of what is due does.
  if (action === 'catch-up') await runSchedules(new Date(), { only: series })
  if (action === 'resume' || action === 'catch-up') runScheduleSoon(series)
  return action === 'catch-up' ? getSchedule(actor, id) : schedule
}
