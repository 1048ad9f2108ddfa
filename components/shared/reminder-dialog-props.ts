/** Props of the reminder dialog. */
export interface ReminderDialogProps {
  invoice: { id: number; invoiceNumber: string }
  onClose: () => void
  /** Called once scheduled. `key`: idempotency key of the request, which can cancel it. */
  onSent: (key: string) => void
}
