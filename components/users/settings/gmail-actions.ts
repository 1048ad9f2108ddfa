import { loadPage } from '@/components/shared/load-page'
import { toast } from '@/components/ui/toast'
import type { GmailOutcome } from '@/lib/gmail/types'
import { apiFetch, messageOf } from '@/lib/http/client'

const fail = (description: string) =>
  toast({ title: 'Error connecting Gmail', description, variant: 'destructive' })

/** Leaves for Google, where the user agrees; or says why that cannot be. */
export async function connectGmail(): Promise<void> {
  try {
    const { url } = await apiFetch<{ url: string }>('/api/user/gmail', { method: 'POST' })
    loadPage(url)
  } catch (error) {
    fail(messageOf(error))
  }
}

const FAILURES: Record<Exclude<GmailOutcome, 'connected'>, string> = {
  denied: 'You did not agree at Google, so nothing was connected.',
  unticked:
    'Google was not allowed to let us send. Connect again and leave “Send email on your behalf” ticked.',
  stale: 'It was not begun in this browser, or it took too long. Please try again.',
  failed: 'Google did not complete it. Please try again in a moment.',
}

/** Says, once, how the way to Google and back ended, as the address of the page has it. */
export function tellOutcome(): void {
  const outcome = new URLSearchParams(window.location.search).get('gmail') as GmailOutcome | null
  window.history.replaceState(null, '', '/settings?tab=integrations')
  if (outcome === 'connected')
    toast({ title: 'Gmail connected', description: 'Your invoices now go out from your own address.' })
  else if (outcome && Object.hasOwn(FAILURES, outcome)) fail(FAILURES[outcome])
}
