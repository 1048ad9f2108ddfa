'use client'

import Link from 'next/link'
import { useFormContext } from 'react-hook-form'
import { Combobox } from '@/components/shared/form/combobox'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { isLinked } from '@/lib/documents/quote-billing/relations'
import { findClientContact, getClientTitle, hasClientName } from '@/lib/clients/display-name'
import type { ClientOption } from '@/lib/clients/types'
import { searchClients } from '../invoice-form-api'
import type { InvoiceFields } from '../invoice-form-values'

type ClientPickerProps = {
  clients: ClientOption[]
  /** The list is only its beginning: the rest is found by asking the server. */
  searchable: boolean
  /** Clients the server found, to be known from now on. */
  onFound: (clients: ClientOption[]) => void
  onPick: (client: ClientOption) => void
  /** Somebody new, with the name as far as it was typed. */
  onAdd: (name: string) => void
}

const option = (client: ClientOption) => ({
  value: String(client.id),
  label: getClientTitle(client),
  description: [findClientContact(client), client.email].filter(Boolean).join(' · ') || undefined,
})

/** Whom the invoice is for: typed, found, chosen. A credit note, and what bills a part of a quote, is for the client of that. */
export function ClientPicker(props: ClientPickerProps) {
  const { control, getValues } = useFormContext<InvoiceFields>()
  const { relation, source } = getValues('madeFrom') ?? {}
  if (!isLinked({ relation: relation ?? null })) return <ClientChoice {...props} />
  const client = props.clients.find(({ id }) => String(id) === getValues('clientId'))
  return (
    <LabeledField
      control={control}
      name="clientId"
      label="Client"
      required
      description={`That of ${source?.number ?? 'what it was made of'}`}
    >
      {() => <Input value={client ? getClientTitle(client) : ''} readOnly />}
    </LabeledField>
  )
}

function ClientChoice({ clients, searchable, onFound, onPick, onAdd }: ClientPickerProps) {
  const { control } = useFormContext<InvoiceFields>()
  const search = async (query: string, signal: AbortSignal) => {
    const found = await searchClients(query, signal)
    onFound(found)
    return found.map(option)
  }
  return (
    <LabeledField
      control={control}
      name="clientId"
      label="Client"
      required
      description={clients.length === 0 ? 'You have no clients yet. Add one to get started.' : undefined}
      aside={
        <Link
          href="/clients"
          onClick={(event) => {
            // Opened in a tab of its own, it is the list of clients.
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            onAdd('')
          }}
          // What was typed is kept, so going there and back loses nothing.
          data-unguarded
          className="touch-target text-caption text-primary inline-flex items-center rounded-xs font-medium underline-offset-4 hover:underline"
        >
          Add Client
        </Link>
      }
    >
      {(field) => (
        <Combobox
          {...field}
          options={clients.map(option)}
          onSearch={searchable ? search : undefined}
          placeholder="Search your clients"
          emptyText="No client found"
          failedText="We couldn’t load your clients. Please try again."
          addLabel={(name) =>
            clients.some((client) => hasClientName(client, name)) ? null : `Add “${name}” as a new client`
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
