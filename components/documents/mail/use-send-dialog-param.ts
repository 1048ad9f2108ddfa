import { useEffect, useEffectEvent } from 'react'
import { toast } from '@/components/hooks/use-toast'
import type { MailDraftKind } from '@/lib/mail/outbox/types'
import { useQueryFlag } from '@/components/hooks/use-query-flag'

/**
 * With which words the send dialog is open because the address asks for it (`?send=1`, `?remind=1`), null when it does not.
 * Where no reminder can be sent, a toast says why instead.
 * @param refused why not, as the server found it for this address
 */
export function useSendDialogParam(refused: string | null): [MailDraftKind | null, () => void] {
  const [sending, sent] = useQueryFlag('send')
  const [reminding, reminded] = useQueryFlag('remind')
  const sayWhy = useEffectEvent(() => {
    toast({ title: 'No reminder to send', description: refused!, variant: 'destructive' })
    reminded()
  })
  const isRefused = reminding && refused !== null
  useEffect(() => {
    if (isRefused) sayWhy()
  }, [isRefused])

  if (reminding) return [isRefused ? null : 'reminder', reminded]
  return [sending ? 'invoice' : null, sent]
}
