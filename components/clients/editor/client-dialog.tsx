'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { ClientForm, type ClientFormProps } from './client-form'
import type { ClientEditorTarget } from './client-editor-url'
import { useEffect, useState } from 'react'
import type { Client } from '@/lib/clients/client-response'
import type { getClient } from '@/lib/api/definitions/clients'
import { ApiError, callApi, getErrorMessage } from '@/lib/platform/http/api-client'

interface Loaded {
  client?: Client
  /** Error message; null if the client is gone, so that retrying doesn't help. */
  failure?: { message: string | null }
}

const toLoadFailure = (error: unknown) => ({
  message: error instanceof ApiError && error.status === 404 ? null : getErrorMessage(error),
})

/** Loads a client with all fields, which the list doesn't contain. */
function useClient(id: number): Loaded & { retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>({})
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    callApi<typeof getClient>({ method: 'GET', path: `/api/clients/${id}`, signal: abort.signal }).then(
      (client) => setLoaded({ client }),
      (error: unknown) => {
        if (!abort.signal.aborted) setLoaded({ failure: toLoadFailure(error) })
      },
    )
    return () => abort.abort()
  }, [id, attempt])

  const retry = () => {
    setLoaded({})
    setAttempt((count) => count + 1)
  }
  return { ...loaded, retry }
}

interface ClientDialogProps extends Pick<ClientFormProps, 'onSaved' | 'onDirty' | 'name' | 'address'> {
  target: ClientEditorTarget
  open: boolean
  onClose: () => void
}

/** Focuses the dialog until the form has loaded and focuses its first field. */
function focusDialog(event: Event) {
  event.preventDefault()
  ;(event.currentTarget as HTMLElement).focus()
}

export default function ClientDialog({ target, open, onClose, ...form }: ClientDialogProps) {
  const isNew = target === 'new'
  const t = useTranslations('clients.editor')
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent className="sm:max-w-xl" onOpenAutoFocus={focusDialog}>
        <DialogHeader>
          <DialogTitle>{t(isNew ? 'new.title' : 'existing.title')}</DialogTitle>
          <DialogDescription>{t(isNew ? 'new.intro' : 'existing.intro')}</DialogDescription>
        </DialogHeader>
        {isNew ? (
          <ClientForm client={null} onCancel={onClose} {...form} />
        ) : (
          <StoredClient key={target} id={target} onCancel={onClose} {...form} />
        )}
      </DialogContent>
    </Dialog>
  )
}

/** Form of an existing client, which is loaded first. */
function StoredClient({ id, ...form }: { id: number } & Omit<ClientFormProps, 'client'>) {
  const t = useTranslations('clients.notFound')
  const tCommon = useTranslations('common')
  const { client, failure, retry } = useClient(id)
  if (client) return <ClientForm client={client} {...form} />
  if (failure) {
    const isGone = failure.message === null
    return (
      <div role="alert" className="flex flex-col items-start gap-4 py-4">
        <p>{failure.message ?? t('text')}</p>
        <div className="flex gap-2">
          {!isGone && (
            <Button variant="outline" onClick={retry}>
              {tCommon('retry')}
            </Button>
          )}
          <Button variant={isGone ? 'outline' : 'ghost'} onClick={form.onCancel}>
            {tCommon('close')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div role="status" className="grid gap-5 sm:grid-cols-2">
      <span className="sr-only">{tCommon('loading')}</span>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-9 pointer-coarse:h-11" />
        </div>
      ))}
    </div>
  )
}
