'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch, type UseFormReturn } from 'react-hook-form'
import { Combobox } from '@/components/shared/form/combobox'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { isLinked } from '@/lib/documents/quote-billing/relations'
import { findClientContact, getClientTitle, hasClientName } from '@/lib/clients/display-name'
import type { ClientOption } from '@/lib/clients/client-response'
import { searchClients, fetchClient } from '../invoice-form-api'
import type { InvoiceFields } from '../invoice-form-values'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '@/lib/platform/http/api-client'
import type { InvoiceInput } from '@/lib/documents/schema'

type ClientPickerProps = {
  clients: ClientOption[]
  /** True if `clients` holds only the first page and the rest is found by search. */
  searchable: boolean
  /** Called with clients from a search, so that the form can resolve their ids. */
  onClientsFound: (clients: ClientOption[]) => void
  onPick: (client: ClientOption) => void
  /** Called with the name typed so far. */
  onAdd: (name: string) => void
}

const option = (client: ClientOption) => ({
  value: String(client.id),
  label: getClientTitle(client),
  description: [findClientContact(client), client.email].filter(Boolean).join(' · ') || undefined,
})

/** Client field with search. Read-only for credit notes and progress invoices, which keep their source's client. */
export function ClientPicker(props: ClientPickerProps) {
  const t = useTranslations('documentForm.client')
  const { control, getValues } = useFormContext<InvoiceFields>()
  const { relation, source } = getValues('madeFrom') ?? {}
  if (!isLinked({ relation: relation ?? null })) return <ClientChoice {...props} />
  const client = props.clients.find(({ id }) => String(id) === getValues('clientId'))
  return (
    <LabeledField
      control={control}
      name="clientId"
      label={t('label')}
      required
      description={source ? t('ofSource', { number: source.number }) : t('ofUnknownSource')}
    >
      {() => <Input value={client ? getClientTitle(client) : ''} readOnly />}
    </LabeledField>
  )
}

function ClientChoice({ clients, searchable, onClientsFound, onPick, onAdd }: ClientPickerProps) {
  const t = useTranslations('documentForm.client')
  const { control } = useFormContext<InvoiceFields>()
  const search = async (query: string, signal: AbortSignal) => {
    const found = await searchClients(query, signal)
    onClientsFound(found)
    return found.map(option)
  }
  return (
    <LabeledField
      control={control}
      name="clientId"
      label={t('label')}
      required
      description={clients.length === 0 ? t('none') : undefined}
      aside={
        <Link
          href="/clients"
          onClick={(event) => {
            // With a modifier key the link opens the client list in a new tab.
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            onAdd('')
          }}
          // The draft is autosaved, so leaving needs no confirmation.
          data-unguarded
          className="touch-target text-caption text-primary inline-flex items-center rounded-xs font-medium underline-offset-4 hover:underline"
        >
          {t('add')}
        </Link>
      }
    >
      {(field) => (
        <Combobox
          {...field}
          opensOnFocus={clients.length > 0 && field.value === ''}
          options={clients.map(option)}
          onSearch={searchable ? search : undefined}
          placeholder={t('search')}
          emptyText={clients.length === 0 ? t('typeFirst') : t('notFound')}
          failedText={t('failed')}
          addLabel={(name) =>
            clients.some((client) => hasClientName(client, name)) ? null : t('addNamed', { name })
          }
          onAdd={onAdd}
          onChange={(value) => {
            field.onChange(value)
            const picked = clients.find((client) => String(client.id) === value)
            if (picked) onPick(picked)
          }}
        />
      )}
    </LabeledField>
  )
}

type Form = Pick<UseFormReturn<InvoiceFields, unknown, InvoiceInput>, 'control' | 'getValues' | 'setValue'>

/**
 * Returns the form's known clients: those of the page and those found since. If a restored draft names another one, it
 * is fetched, and cleared if it no longer exists.
 */
export function useClientOptions(form: Form, initialClients: ClientOption[], defaultCurrency: string) {
  const { control, getValues, setValue } = form
  const [found, setFound] = useState<ClientOption[]>([])
  const clientId = useWatch({ control, name: 'clientId' })
  const proposed = useRef(getValues('currency'))

  const clients = useMemo(() => {
    const knownIds = new Set(initialClients.map(({ id }) => id))
    return [...initialClients, ...found.filter(({ id }) => !knownIds.has(id) && knownIds.add(id))]
  }, [initialClients, found])

  const addClients = useCallback((more: ClientOption[]) => setFound((before) => [...before, ...more]), [])

  const isUnknown = clientId !== '' && !clients.some(({ id }) => String(id) === clientId)
  useEffect(() => {
    if (!isUnknown) return
    let stale = false
    fetchClient(Number(clientId)).then(
      (client) => !stale && addClients([client]),
      (error: unknown) => {
        if (!stale && error instanceof ApiError && error.status === 404) setValue('clientId', '')
      },
    )
    return () => {
      stale = true
    }
  }, [isUnknown, clientId, addClients, setValue])

  /** Applies the client's currency, unless the user chose one or the document was created from another one. */
  const applyCurrency = (client: ClientOption) => {
    if (getValues('currency') !== proposed.current || getValues('madeFrom')?.relation) return
    proposed.current = client.currency ?? defaultCurrency
    setValue('currency', proposed.current, { shouldDirty: true })
  }

  return { clients, addClients, applyCurrency }
}
