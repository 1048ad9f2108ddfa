'use client'

import { CLIENT_PAGE_SIZE } from '@/lib/parties/filter'
import { useTransition } from 'react'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/legacy/combobox'
import { DateInput } from '@/components/ui/legacy/date-input'
import { Dialog, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Form, FormControl, FormField, FormItem, FormLabel } from '@/components/ui/form'
import { Select } from '@/components/ui/legacy/select'
import { clientContact, clientTitle } from '@/lib/parties/naming'
import { apiFetch } from '@/lib/platform/http/client'
import { filterQuery, toFilterFields, type ShownFilter } from './filter-query'

const ORDERS: [value: string, label: string][] = [
  ['', 'Newest first'],
  ['due-asc', 'Due date, earliest first'],
  ['due-desc', 'Due date, latest first'],
  ['issued-desc', 'Issue date, latest first'],
  ['issued-asc', 'Issue date, earliest first'],
  ['amount-desc', 'Amount, largest first'],
  ['amount-asc', 'Amount, smallest first'],
  ['client-asc', 'Client, A to Z'],
  ['client-desc', 'Client, Z to A'],
  ['number-asc', 'Invoice #, A to Z'],
  ['number-desc', 'Invoice #, Z to A'],
  ['status-asc', 'Status, drafts first'],
  ['status-desc', 'Status, cancelled first'],
]

const ANY = { value: '', label: 'Any client' }

/** Clients by name, from the server; deleted ones are not offered. */
async function findClients(search: string, signal: AbortSignal) {
  const found = await apiFetch<{ id: number; name: string; companyName: string | null }[]>(
    `/api/clients?search=${encodeURIComponent(search)}&limit=${CLIENT_PAGE_SIZE}`,
    { signal },
  )
  const options = found.map((client) => ({
    value: String(client.id),
    label: clientTitle(client),
    description: clientContact(client) ?? undefined,
  }))
  return search ? options : [ANY, ...options]
}

interface FilterDialogProps {
  filter: ShownFilter
  client: string | null
  onClose: () => void
}

/** What narrows the list, and its order: for every width, and for a phone the only place to sort. */
export default function FilterDialog({ filter, client, onClose }: FilterDialogProps) {
  const router = useRouter()
  const [pending, start] = useTransition()
  const form = useForm({ defaultValues: toFilterFields(filter) })
  const { control } = form

  const go = (query: URLSearchParams) =>
    start(() => {
      router.push(query.size > 0 ? `/invoices?${query}` : '/invoices', { scroll: false })
      onClose()
    })
  const apply = form.handleSubmit((fields) => go(filterQuery(filter, fields)))

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Filter and sort</DialogTitle>
        </DialogHeader>
        <Form {...form}>
          <form noValidate className="flex flex-col gap-4" onSubmit={apply}>
            <FormField
              control={control}
              name="order"
              render={({ field }) => (
                <FormItem>
                  <FormLabel>Sort by</FormLabel>
                  <FormControl>
                    <Select {...field}>
                      {ORDERS.map(([value, label]) => (
                        <option key={value} value={value}>
                          {label}
                        </option>
                      ))}
                    </Select>
                  </FormControl>
                </FormItem>
              )}
            />
            <FormField
              control={control}
              name="clientId"
              render={({ field }) => (
                <FormItem>
                  <FormLabel>Client</FormLabel>
                  <FormControl>
                    <Combobox
                      value={field.value}
                      onBlur={field.onBlur}
                      selectedLabel={client ?? ''}
                      onSearch={findClients}
                      placeholder="Any client"
                      emptyText="No client found"
                      failedText="We couldn’t load your clients. Please try again."
                      onChange={field.onChange}
                    />
                  </FormControl>
                </FormItem>
              )}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <FormField
                control={control}
                name="since"
                render={({ field }) => (
                  <FormItem>
                    <FormLabel>Issued from</FormLabel>
                    <FormControl>
                      <DateInput {...field} />
                    </FormControl>
                  </FormItem>
                )}
              />
              <FormField
                control={control}
                name="until"
                render={({ field }) => (
                  <FormItem>
                    <FormLabel>Issued until</FormLabel>
                    <FormControl>
                      <DateInput {...field} />
                    </FormControl>
                  </FormItem>
                )}
              />
            </div>
            <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-between">
              <Button variant="ghost" onClick={() => go(filterQuery(filter, null))}>
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
