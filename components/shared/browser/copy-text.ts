import { toast } from '@/components/hooks/use-toast'

/** Copies and says so. `manually` is what to do where the browser refuses. Answers whether it worked. */
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
