import type { DefaultTexts } from '@/lib/business/texts'

export type { CustomReminderTexts, Reminders } from './reminders-response'

/** Obstacles to reminders of an invoice, regardless of its own switch. */
export type ReminderObstacle =
  | 'CLIENT_OFF'
  | 'CLIENT_DELETED'
  | 'NO_ADDRESS'
  | 'LINK_REVOKED'
  /** The client's unused credit covers all that they owe in the invoice's currency. */
  | 'CREDIT_COVERS'

/** State of an invoice's automatic reminders. */
export interface ReminderState {
  isOn: boolean
  obstacle: ReminderObstacle | null
}

export interface ReminderMessage {
  subject: string
  message: string
}

/** Default texts of a business in each language, with its time zone. */
export interface ReminderTextSettings extends DefaultTexts {
  timeZone: string
}
