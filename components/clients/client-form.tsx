'use client'

import { useEffect } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { clientSchema, type ClientFormValues, type ClientInput } from '@/lib/clients/schema'
import type { Client } from '@/lib/clients/types'
import { ApiError, apiFetch, messageOf } from '@/lib/http/client'
import { ClientFields } from './client-fields'

export interface ClientFormProps {
  /** The client to edit; null for a new one. */
  client: Client | null
  onSaved: () => void
  onCancel: () => void
  /** Whether there is something typed that is not saved. */
  onDirty: (dirty: boolean) => void
}

const FIELDS = Object.keys(clientSchema.shape) as (keyof ClientFormValues)[]

/** Inputs want text: what is not known is empty. */
const valuesOf = (client: Client | null) =>
  Object.fromEntries(FIELDS.map((field) => [field, client?.[field] ?? ''])) as ClientFormValues

export function ClientForm({ client, onSaved, onCancel, onDirty }: ClientFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<ClientFormValues, unknown, ClientInput>({
    resolver: zodResolver(clientSchema),
    defaultValues: valuesOf(client),
  })
  const { errors, isDirty, isSubmitting } = formState
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const save = async (input: ClientInput) => {
    try {
      if (client) await apiFetch(`/api/clients/${client.id}`, { method: 'PATCH', body: input })
      else await apiFetch('/api/clients', { method: 'POST', body: input })
    } catch (error) {
      showFieldErrors(error)
      const title = client ? 'Error updating client' : 'Error creating client'
      return void toast({ title, description: messageOf(error), variant: 'destructive' })
    }
    const done = client ? 'updated' : 'created'
    toast({ title: `Client ${done}`, description: `Client has been ${done} successfully.` })
    onSaved()
  }

  /** What the server says about a field stands at that field; the first one gets the focus. */
  const showFieldErrors = (error: unknown) => {
    if (!(error instanceof ApiError)) return
    FIELDS.filter((field) => error.errors[field]).forEach((field, index) =>
      setError(field, { message: error.errors[field]![0] }, { shouldFocus: index === 0 }),
    )
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="flex flex-col gap-5">
      <ClientFields register={register} errors={errors} />
      <div className="bg-popover sticky bottom-0 -mx-5 -mb-5 flex justify-end gap-2 border-t px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={isSubmitting} loadingText="Saving..." className="max-sm:flex-1">
          {client ? 'Update Client' : 'Create Client'}
        </Button>
      </div>
    </form>
  )
}
