/** Why nobody can be reminded of an invoice, whatever its own switch says. */
export type ReminderObstacle = 'CLIENT_OFF' | 'CLIENT_DELETED' | 'NO_ADDRESS' | 'LINK_REVOKED'

/** Where the reminders of one invoice stand. */
export interface ReminderState {
  /** The invoice's own switch. */
  isOn: boolean
  obstacle: ReminderObstacle | null
}
