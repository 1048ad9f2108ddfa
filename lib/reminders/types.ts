import type { DefaultTexts } from '@/lib/business/texts'

/** Why nobody can be reminded of an invoice, whatever its own switch says. */
export type ReminderObstacle =
  | 'CLIENT_OFF'
  | 'CLIENT_DELETED'
  | 'NO_ADDRESS'
  | 'LINK_REVOKED'
  /** The client's unused credit covers all that they owe in the invoice's currency. */
  | 'CREDIT_COVERS'

/** Where the reminders of one invoice stand. */
export interface ReminderState {
  /** The invoice's own switch. */
  isOn: boolean
  obstacle: ReminderObstacle | null
}

/** What a reminder says. */
export interface ReminderMessage {
  subject: string
  message: string
}

/** The same as the user wrote it; null stands for the product's own words. */
export type CustomReminderTexts = { [key in keyof ReminderMessage]: string | null }

/** When the user's clients are reminded, and with which words. */
export interface Reminders {
  /** Days after the due date; before it when negative. None: never. */
  days: number[]
  /** From which hour of those days on, by the user's clock: 0 to 23. */
  hour: number
  /** Up to the due date, and on it. */
  before: CustomReminderTexts
  after: CustomReminderTexts
}

/** The business's words in each language in which it has some, with the clock that reminders go by. */
export interface ReminderTextSettings extends DefaultTexts {
  timeZone: string
}
