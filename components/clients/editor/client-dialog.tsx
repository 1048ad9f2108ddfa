'use client'

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
  /** Error message; retrying doesn't help if the client is gone. */
  failure?: { message: string; gone: boolean }
}

const toLoadFailure = (error: unknown) =>
  error instanceof ApiError && error.status === 404
    ? { message: "The client you're looking for doesn't exist or has been deleted.", gone: true }
    : { message: getErrorMessage(error), gone: false }

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
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent className="sm:max-w-xl" onOpenAutoFocus={focusDialog}>
        <DialogHeader>
          <DialogTitle>{isNew ? 'Add New Client' : 'Edit Client'}</DialogTitle>
          <DialogDescription>
            {isNew ? 'Create a new client to use in your invoices.' : 'Update client information.'}
          </DialogDescription>
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
  const { client, failure, retry } = useClient(id)
  if (client) return <ClientForm client={client} {...form} />
  if (failure)
    return (
      <div role="alert" className="flex flex-col items-start gap-4 py-4">
        <p>{failure.message}</p>
        <div className="flex gap-2">
          {!failure.gone && (
            <Button variant="outline" onClick={retry}>
              Try again
            </Button>
          )}
          <Button variant={failure.gone ? 'outline' : 'ghost'} onClick={form.onCancel}>
            Close
          </Button>
        </div>
      </div>
    )
  return (
    <div role="status" className="grid gap-5 sm:grid-cols-2">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-9 pointer-coarse:h-11" />
        </div>
      ))}
    </div>
  )
}
