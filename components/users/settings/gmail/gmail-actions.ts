import { loadPage } from '@/components/shared/browser/load-page'
import { toast } from '@/components/hooks/use-toast'
import type { GmailOutcome } from '@/lib/mail/gmail/types'
import type * as sender from '@/lib/api/definitions/settings/sender'
import { callApi, getErrorMessage } from '@/lib/platform/http/api-client'

const fail = (description: string) =>
  toast({ title: 'Error connecting Gmail', description, variant: 'destructive' })

/** Redirects to Google's consent page, or shows the error in a toast. */
export async function connectGmail(): Promise<void> {
  try {
    const { url } = await callApi<typeof sender.connectGmail>({ method: 'POST', path: '/api/user/gmail' })
    loadPage(url)
  } catch (error) {
    fail(getErrorMessage(error))
  }
}

const FAILURES: Record<Exclude<GmailOutcome, 'connected'>, string> = {
  denied: 'You didn’t grant access, so Gmail wasn’t connected.',
  unticked: 'We don’t have permission to send. Connect again and leave “Send email on your behalf” checked.',
  stale: 'It timed out or was started in another browser. Please try again.',
  failed: 'Google couldn’t complete the connection. Please try again in a moment.',
}

/** Shows the outcome of Google's consent page, found in the URL, once. */
export function showGmailOutcome(): void {
  const outcome = new URLSearchParams(window.location.search).get('gmail') as GmailOutcome | null
  window.history.replaceState(null, '', '/settings?tab=integrations')
  if (outcome === 'connected')
    toast({ title: 'Gmail connected', description: 'Your invoices are now sent from your own address.' })
  else if (outcome && Object.hasOwn(FAILURES, outcome)) fail(FAILURES[outcome])
}
