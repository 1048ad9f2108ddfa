import { loadPage } from '@/components/shared/browser/load-page'
import { toast } from '@/components/hooks/use-toast'
import type { GmailOutcome } from '@/lib/mail/gmail/types'
import type * as sender from '@/lib/api/definitions/settings/sender'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'
import type { Translator } from '@/lib/i18n/translator'

/** Redirects to Google's consent page, or shows the error in a toast. */
export async function connectGmail(t: Translator<'settings.gmail'>): Promise<void> {
  try {
    const { url } = await callApi<typeof sender.connectGmail>({ method: 'POST', path: '/api/user/gmail' })
    loadPage(url)
  } catch (error) {
    toastError(t('connectFailed'), error)
  }
}

const FAILURES: readonly string[] = ['denied', 'unticked', 'stale', 'failed'] satisfies GmailOutcome[]

const isFailure = (outcome: string | null): outcome is Exclude<GmailOutcome, 'connected'> =>
  outcome !== null && FAILURES.includes(outcome)

/** Shows the outcome of Google's consent page, found in the URL, once. */
export function showGmailOutcome(t: Translator<'settings.gmail'>): void {
  const outcome = new URLSearchParams(window.location.search).get('gmail')
  window.history.replaceState(null, '', '/settings?tab=integrations')
  if (outcome === 'connected') toast({ title: t('connected'), description: t('connectedHint') })
  else if (isFailure(outcome))
    toast({ title: t('connectFailed'), description: t(`failure.${outcome}`), variant: 'destructive' })
}
