/** What the dialog of a reminder is told by the screen that opens it. */
export interface ReminderDialogProps {
  invoice: { id: number; invoiceNumber: string }
  onClose: () => void
  /** After it was scheduled; the id of the request takes it back. */
  onSent: (requestId: string) => void
}
