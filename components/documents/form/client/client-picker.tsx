'use client'

import Link from 'next/link'
import { useFormContext } from 'react-hook-form'
import { Combobox } from '@/components/shared/form/combobox'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { isLinked } from '@/lib/documents/quote-billing/relations'
import { findClientContact, getClientTitle, hasClientName } from '@/lib/clients/display-name'
import type { ClientOption } from '@/lib/clients/client-response'
import { searchClients } from '../invoice-form-api'
import type { InvoiceFields } from '../invoice-form-values'

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

function ClientChoice({ clients, searchable, onClientsFound, onPick, onAdd }: ClientPickerProps) {
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
      label="Client"
      required
      description={clients.length === 0 ? 'You have no clients yet. Add one to get started.' : undefined}
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
