'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { SaveButton } from '@/components/shared/form/save-button'
import { showServerErrors } from '@/components/shared/form/show-form-error'
import { useReportDirty } from '@/components/shared/unsaved/use-unsaved-changes'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/hooks/use-toast'
import { clientSchema, type ClientFormValues, type ClientInput } from '@/lib/clients/schema'
import { withCountryName } from '@/lib/clients/with-country-name'
import type { Client } from '@/lib/clients/client-response'
import type { createClient, updateClient } from '@/lib/api/definitions/clients'
import { callApi } from '@/lib/platform/http/api-client'
import { toDocumentedCountry } from '@/lib/core/geo/country-codes'
import { parseCountryCode } from '@/lib/core/geo/countries'
import { ClientFields } from './client-fields'
import { toastError } from '@/components/shared/toast-error'

export interface ClientFormProps {
  /** Client to edit; null for a new one. */
  client: Client | null
  /** Initial name of a new client. */
  name?: string
  /** Initial address of a new client. */
  address?: string
  onSaved: (client: Client) => void
  onCancel: () => void
  onDirty: (dirty: boolean) => void
}

const FIELDS = Object.keys(clientSchema.shape) as (keyof ClientFormValues)[]

/** Returns the form's values: null becomes empty, and a known country its code. */
function toClientValues(client: Client | null, name = '', address = ''): ClientFormValues {
  const values = Object.fromEntries(FIELDS.map((field) => [field, client?.[field] ?? '']))
  return {
    ...values,
    name: client?.name ?? name,
    address: client ? (client.address ?? '') : address,
    country: toDocumentedCountry(parseCountryCode(client?.country)) ?? client?.country ?? '',
  } as ClientFormValues
}

export function ClientForm({ client, name, address, onSaved, onCancel, onDirty }: ClientFormProps) {
  const t = useTranslations('clients.editor')
  const mode = client ? 'existing' : 'new'
  const tCommon = useTranslations('common')
  const form = useForm<ClientFormValues, unknown, ClientInput>({
    resolver: zodResolver(clientSchema),
    defaultValues: toClientValues(client, name, address),
  })
  const { handleSubmit, setFocus } = form
  const { isDirty, isSubmitting } = form.formState
  useReportDirty(isDirty, onDirty)
  // Not on touch screens, where the keyboard would cover the form.
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) setFocus(name ? 'email' : 'name')
  }, [setFocus, name])

  const save = async (input: ClientInput) => {
    let saved: Client
    try {
      saved = client
        ? await callApi<typeof updateClient>({
            method: 'PATCH',
            path: `/api/clients/${client.id}`,
            body: input,
          })
        : await callApi<typeof createClient>({ method: 'POST', path: '/api/clients', body: input })
    } catch (error) {
      showServerErrors(form, error, FIELDS)
      return void toastError(t(`${mode}.failed`), error)
    }
    toast({ title: t(`${mode}.saved`), description: t(`${mode}.savedText`) })
    onSaved(withCountryName(saved))
  }

  return (
    <Form {...form}>
      <form method="post" noValidate onSubmit={handleSubmit(save)} className="flex flex-col gap-5">
        <ClientFields />
        <DialogFooter>
          <Button variant="outline" onClick={onCancel}>
            {tCommon('cancel')}
          </Button>
          <SaveButton canSave={client === null || isDirty} loading={isSubmitting}>
            {t(`${mode}.submit`)}
          </SaveButton>
        </DialogFooter>
      </form>
    </Form>
  )
}
