import 'server-only'
import { notFound } from '@/lib/kernel/errors'
import { changeSeries } from '@/lib/actions/series/change-series'
import { readSchedule } from '@/lib/series/queries'
import { runSchedules } from '@/lib/actions/series/run-series'
import { catchUpSchema, scheduleDaySchema } from '@/lib/documents/rhythm/schema'
import { isOfADay, SCHEDULE_ACTIONS, type Schedule } from '@/lib/series/types'
import { runSeriesSoon } from './deliver-queued'
import { parseJson } from './server'

/** Does to a series what an address names, with what its body says. Throws 404 for an action there is not. */
export async function seriesAction(
  { id: userId }: { id: number },
  seriesId: () => Promise<number>,
  { action: name, request }: { action: string | undefined; request: Request },
): Promise<Schedule> {
  const action = SCHEDULE_ACTIONS.find((one) => one === name)
  if (!action) throw notFound('Page')
  const means = isOfADay(action)
    ? await parseJson(request, scheduleDaySchema)
    : action === 'catch-up'
      ? await parseJson(request, catchUpSchema)
      : {}
  const id = await seriesId()
  const schedule = await changeSeries(userId, id, action, means)
  // What is not done here, the next run of what is due does.
  if (action === 'catch-up') await runSchedules(new Date(), { only: { userId, id } })
  if (action === 'resume' || action === 'catch-up') runSeriesSoon({ userId, id })
  return action === 'catch-up' ? readSchedule(userId, id) : schedule
}
