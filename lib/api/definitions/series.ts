import { z } from 'zod'
import {
  catchUpSchema,
  scheduleActionSchema,
  scheduleDaySchema,
  scheduleSchema,
} from '@/lib/documents/recurrence/schema'
import { recurringScheduleSchema } from '@/lib/recurring/schedules/recurring-schedule-schema'
import { isDayAction, SCHEDULE_ACTIONS, type ScheduleAction } from '@/lib/recurring/schedules/types'
import { define, DOCUMENT_BODY } from '../define'
import { idParam } from '../parameters'
import { scheduleResponse, recurringScheduleResponse } from '@/lib/recurring/schedules/schedule-response'

const invoiceParams = z.object({ id: idParam('invoice') })
const params = z.object({ id: idParam('series') })

const scheduleAction = {
  action: z.enum(SCHEDULE_ACTIONS, 'page'),
  body: scheduleActionSchema.meta({ id: 'ScheduleAction' }),
  /** Most actions take no body. */
  bodyFor: ({ action }: { action: ScheduleAction }) =>
    isDayAction(action) ? scheduleDaySchema : action === 'catch-up' ? catchUpSchema : null,
}

export const getSchedule = define({
  operationId: 'getSchedule',
  method: 'GET',
  path: '/api/invoices/{id}/schedule',
  summary: 'Returns the schedule that an invoice started or was created by, with the id of its series',
  access: 'read',
  params: invoiceParams,
  answers: { 200: scheduleResponse },
})

export const saveSchedule = define({
  operationId: 'saveSchedule',
  method: 'PATCH',
  path: '/api/invoices/{id}/schedule',
  summary:
    'Creates or updates the schedule of a recurring invoice. A new schedule creates invoices with the content of this one',
  access: 'write',
  params: invoiceParams,
  body: scheduleSchema.meta({ id: 'ScheduleChange' }),
  resource: scheduleResponse,
  answers: { 200: scheduleResponse },
})

export const applyScheduleAction = define({
  operationId: 'changeSchedule',
  method: 'POST',
  path: '/api/invoices/{id}/schedule/{action}',
  summary: 'Applies an action to the series that an invoice started or was created by',
  access: 'write',
  params: z.object({ action: scheduleAction.action, id: idParam('invoice') }),
  body: scheduleAction.body,
  bodyFor: scheduleAction.bodyFor,
  answers: { 200: scheduleResponse },
})

export const getSeries = define({
  operationId: 'getSeries',
  method: 'GET',
  path: '/api/series/{id}',
  summary:
    'Returns a series: its content and schedule, a preview of the next invoice, and the latest invoices created',
  access: 'read',
  params,
  answers: { 200: recurringScheduleResponse },
})

export const saveSeries = define({
  operationId: 'saveSeries',
  method: 'PATCH',
  path: '/api/series/{id}',
  summary:
    'Updates the content and schedule of a series from now on; existing invoices don’t change. `nextOn` is the date of the next invoice. 409 if it was changed since `version`',
  access: 'write',
  params,
  body: recurringScheduleSchema.meta({ id: 'SeriesChange' }),
  resource: recurringScheduleResponse,
  maxBody: DOCUMENT_BODY,
  answers: { 200: recurringScheduleResponse },
})

export const applySeriesAction = define({
  operationId: 'changeSeries',
  method: 'POST',
  path: '/api/series/{id}/{action}',
  summary:
    'Applies an action to a series: pause, resume, skip (the next date), run (create the next invoice now), catch-up (create the invoices missed since it paused automatically: EACH or the LATEST), month-end (move the next dates back to the end of the month if `monthEndCorrection` offers it) or end. skip and run name the next date; 409 if that has changed',
  access: 'write',
  params: z.object({ action: scheduleAction.action, id: idParam('series') }),
  body: scheduleAction.body,
  bodyFor: scheduleAction.bodyFor,
  answers: { 200: scheduleResponse },
})
