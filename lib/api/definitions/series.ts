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
  summary: 'The schedule of the series that an invoice began or was written by, with the id of the series',
  access: 'read',
  params: invoiceParams,
  answers: { 200: scheduleResponse },
})

export const saveSchedule = define({
  operationId: 'saveSchedule',
  method: 'PATCH',
  path: '/api/invoices/{id}/schedule',
  summary:
    'Makes or changes the schedule of a recurring invoice; what a new series writes is what the invoice says',
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
  summary: 'The same as the action on the series that an invoice began or was written by',
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
  summary: 'A series: what it writes and when, the next invoice as it would be, and those it wrote last',
  access: 'read',
  params,
  answers: { 200: recurringScheduleResponse },
})

export const saveSeries = define({
  operationId: 'saveSeries',
  method: 'PATCH',
  path: '/api/series/{id}',
  summary:
    'Saves what the series writes from now on, and when; invoices that exist stay as they are. nextOn is the day of the next ' +
    'invoice. 409 when it was changed since `version`',
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
    'pause, resume, skip (the next day), run (write the next invoice now), catch-up (write what was missed since it stopped ' +
    'by itself: EACH or the LATEST), month-end (move the next days back to the end of the month, where `monthEndCorrection` offers ' +
    'it) or end. skip and run name the next day; 409 when that has changed',
  access: 'write',
  params: z.object({ action: scheduleAction.action, id: idParam('series') }),
  body: scheduleAction.body,
  bodyFor: scheduleAction.bodyFor,
  answers: { 200: scheduleResponse },
})
