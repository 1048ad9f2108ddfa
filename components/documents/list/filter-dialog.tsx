'use client'

import { useTransition } from 'react'
import { useRouter } from 'next/navigation'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useDateFormat } from '@/components/shared/format-settings'
import { Combobox } from '@/components/shared/form/combobox'
import { createDateErrorOptions } from '@/components/shared/form/date-errors'
import { DateInput } from '@/components/shared/form/date-input'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect, toOptions } from '@/components/shared/form/option-select'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { CLIENT_PAGE_SIZE } from '@/lib/clients/filter'
import { findClientContact, getClientTitle } from '@/lib/clients/display-name'
import type { listClients } from '@/lib/api/definitions/clients'
import { callApi } from '@/lib/platform/http/api-client'
import { filterFieldsSchema, toFilterQuery, toFilterFields, type InvoiceListFilter } from './filter-query'

const ORDERS = toOptions({
  '': 'Newest first',
  'due-asc': 'Due date, earliest first',
  'due-desc': 'Due date, latest first',
  'issued-desc': 'Issue date, latest first',
  'issued-asc': 'Issue date, earliest first',
  'amount-desc': 'Amount, largest first',
  'amount-asc': 'Amount, smallest first',
  'client-asc': 'Client, A to Z',
  'client-desc': 'Client, Z to A',
  'number-asc': 'Invoice #, A to Z',
  'number-desc': 'Invoice #, Z to A',
  'status-asc': 'Status, drafts first',
  'status-desc': 'Status, cancelled first',
})

const ANY = { value: '', label: 'Any client' }

/** Searches clients on the server; deleted ones are excluded. */
async function findClients(search: string, signal: AbortSignal) {
  const found = await callApi<typeof listClients>({
    method: 'GET',
    path: `/api/clients?search=${encodeURIComponent(search)}&limit=${CLIENT_PAGE_SIZE}`,
    signal,
  })
  const options = found.map((client) => ({
    value: String(client.id),
    label: getClientTitle(client),
    description: findClientContact(client) ?? undefined,
  }))
  return search ? options : [ANY, ...options]
}

interface FilterDialogProps {
  filter: InvoiceListFilter
  client: string | null
  onClose: () => void
}

/** Filter and sort order. On a phone this is the only way to sort. */
export default function FilterDialog({ filter, client, onClose }: FilterDialogProps) {
  const router = useRouter()
  const [pending, start] = useTransition()
  const { pattern } = useDateFormat()
  const form = useForm({
    resolver: zodResolver(filterFieldsSchema, createDateErrorOptions(pattern)),
    defaultValues: toFilterFields(filter),
  })
  const { control } = form

  const navigate = (query: URLSearchParams) =>
    start(() => {
      router.push(query.size > 0 ? `/invoices?${query}` : '/invoices', { scroll: false })
      onClose()
    })
  const apply = form.handleSubmit((fields) => navigate(toFilterQuery(filter, fields)))

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Filter and sort</DialogTitle>
        </DialogHeader>
        <Form {...form}>
          <form method="post" noValidate className="flex flex-col gap-4" onSubmit={apply}>
            <LabeledField control={control} name="order" label="Sort by">
              {(field) => <OptionSelect {...field} options={ORDERS} />}
            </LabeledField>
            <LabeledField control={control} name="clientId" label="Client">
              {(field) => (
                <Combobox
                  {...field}
                  selectedLabel={client ?? ''}
                  onSearch={findClients}
                  placeholder="Any client"
                  searchLabel="Search clients"
                  emptyText="No client found"
                  failedText="We couldn’t load your clients. Please try again."
                />
              )}
            </LabeledField>
            <div className="grid gap-4 sm:grid-cols-2">
              <LabeledField control={control} name="since" label="Issued from">
                {(field) => <DateInput {...field} />}
              </LabeledField>
              <LabeledField control={control} name="until" label="Issued until">
                {(field) => <DateInput {...field} />}
              </LabeledField>
            </div>
            <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-between">
              <Button variant="ghost" onClick={() => navigate(toFilterQuery(filter, null))}>
                Clear
              </Button>
              <Button type="submit" loading={pending}>
                Show invoices
              </Button>
            </div>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
