import { toast } from '@/components/hooks/use-toast'

/** Copies a text and shows a toast. Returns true on success. `manually`: instruction if the browser refuses. */
export async function copyText(text: string, manually = 'Please copy the link manually'): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Copied to clipboard' })
    return true
  } catch {
    toast({ title: 'Failed to copy', description: manually, variant: 'destructive' })
    return false
  }
}
