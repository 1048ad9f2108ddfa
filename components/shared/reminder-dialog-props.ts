/** What a screen passes to the reminder dialog. */
export interface ReminderDialogProps {
  invoice: { id: number; invoiceNumber: string }
  onClose: () => void
  /** Called once it is scheduled; the idempotency key of the request cancels it. */
  onSent: (key: string) => void
}
