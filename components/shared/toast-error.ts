import { toast } from '@/components/hooks/use-toast'
import { getErrorMessage } from '@/lib/platform/http/api-client'

/** Shows the message of a failed call in a toast. */
export function toastError(title: string, error: unknown): void {
  toast({ title, description: getErrorMessage(error), variant: 'destructive' })
}
