import { z } from 'zod'
import { seenSchema, notificationsResponse } from '@/lib/notifications/notification-response'
import { define } from '../define'
import { choiceParameter, parameter } from '../parameters'
import { searchResponse } from '@/lib/reports/search/search-response'
import { statsResponse } from '@/lib/reports/dashboard/stats-response'

export const getStats = define({
  operationId: 'getDashboardStats',
  method: 'GET',
  path: '/api/dashboard/stats',
  summary: 'Dashboard totals',
  access: 'read',
  answers: { 200: statsResponse },
})

export const listNotifications = define({
  operationId: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  summary: 'Lists the latest notifications of the last 90 days, newest first, 20 at most',
  access: 'read',
  answers: { 200: notificationsResponse },
})

export const markSeen = define({
  operationId: 'markNotificationsSeen',
  method: 'POST',
  path: '/api/notifications',
  summary: 'Marks the notifications up to an instant as read',
  access: 'read',
  body: seenSchema.meta({ id: 'NotificationsSeen' }),
  answers: { 204: null },
})

export const search = define({
  operationId: 'search',
  method: 'GET',
  path: '/api/search',
  summary: 'Searches invoices and clients, five of each at most. Returns the newest invoices without a query',
  access: 'read',
  query: z.object({
    q: parameter(z.string(), 'Text to find in the fields that the lists search'),
    of: choiceParameter(
      ['overdue', 'number'],
      'overdue: only overdue invoices, longest overdue first; number: only invoices with that number (27 matches INV-0027)',
    ),
  }),
  answers: { 200: searchResponse },
})
