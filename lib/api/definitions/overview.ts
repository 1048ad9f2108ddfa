import { z } from 'zod'
import { seenSchema } from '@/lib/notifications/schema'
import { define } from '../define'
import { choiceParameter, parameter } from '../parameters'
import { notificationsResponse } from '@/lib/notifications/notification-response'
import { searchResponse } from '@/lib/reports/search/search-response'
import { statsResponse } from '@/lib/reports/dashboard/stats-response'

export const getStats = define({
  operationId: 'getDashboardStats',
  method: 'GET',
  path: '/api/dashboard/stats',
  summary: 'What is paid and what is not',
  access: 'read',
  answers: { 200: statsResponse },
})

export const listNotifications = define({
  operationId: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  summary: 'The latest notifications of the last 90 days, newest first, 20 at most',
  access: 'read',
  answers: { 200: notificationsResponse },
})

export const markSeen = define({
  operationId: 'markNotificationsSeen',
  method: 'POST',
  path: '/api/notifications',
  summary: 'Marks as read what came until an instant',
  access: 'read',
  body: seenSchema.meta({ id: 'NotificationsSeen' }),
  answers: { 204: null },
})

export const search = define({
  operationId: 'search',
  method: 'GET',
  path: '/api/search',
  summary: 'Invoices and clients for a few letters, at most five of each; the newest invoices without any',
  access: 'read',
  query: z.object({
    q: parameter(z.string(), 'Contained in what the lists search in'),
    of: choiceParameter(
      ['overdue', 'number'],
      'overdue: invoices past due alone, the longest first; number: invoices of that number alone (27 is INV-0027)',
    ),
  }),
  answers: { 200: searchResponse },
})
