import { toast } from '@/components/ui/toast'
import { apiFetch, messageOf } from '@/lib/platform/http/client'

/**
 * Deletes an invoice that its owner was asked about. Answers whether it is gone, and says so.
 * @param reason why, in the owner's words; empty where there are none
 */
export async function removeInvoice(id: number, reason: string): Promise<boolean> {
  try {
    await apiFetch(`/api/invoices/${id}`, { method: 'DELETE', ...(reason && { body: { reason } }) })
  } catch (error) {
    toast({ title: 'Failed to delete invoice', description: messageOf(error), variant: 'destructive' })
    return false
  }
  toast({ title: 'Invoice deleted' })
  return true
}
