import { toast } from '@/components/ui/toast'
import { apiFetch, messageOf } from '@/lib/http/client'

/** Deletes an invoice that its owner was asked about. Answers whether it is gone, and says so. */
export async function removeInvoice(id: number): Promise<boolean> {
  try {
    await apiFetch(`/api/invoices/${id}`, { method: 'DELETE' })
  } catch (error) {
    toast({ title: 'Failed to delete invoice', description: messageOf(error), variant: 'destructive' })
    return false
  }
  toast({ title: 'Invoice deleted' })
  return true
}
