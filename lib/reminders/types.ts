import type { DefaultTexts } from '@/lib/business/texts'

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

/** Reminder texts as the user wrote them; null means the default text. */
export type CustomReminderTexts = { [key in keyof ReminderMessage]: string | null }

/** Reminder days, hour and texts of a business. */
export interface Reminders {
  /** Days relative to the due date, negative before it. Empty: no reminders. */
  days: number[]
  /** Hour from which reminders are sent on those days, 0 to 23, in the business's time zone. */
  hour: number
  /** Before the due date, and on it. */
  before: CustomReminderTexts
  after: CustomReminderTexts
}

/** Default texts of a business in each language, with its time zone. */
export interface ReminderTextSettings extends DefaultTexts {
  timeZone: string
}
