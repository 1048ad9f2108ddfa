'use client'

import { useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { useRouter } from 'next/navigation'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useDateFormat } from '@/components/shared/format-settings'
import { Combobox } from '@/components/shared/form/combobox'
import { createDateErrorOptions } from '@/components/shared/form/date-errors'
import { DateInput } from '@/components/shared/form/date-input'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { CLIENT_PAGE_SIZE } from '@/lib/clients/filter'
import { findClientContact, getClientTitle } from '@/lib/clients/display-name'
import type { listClients } from '@/lib/api/definitions/clients'
import { callApi } from '@/lib/platform/http/api-client'
import { filterFieldsSchema, toFilterQuery, toFilterFields, type InvoiceListFilter } from './filter-query'

const ORDERS = [
  'newest',
  'due-asc',
  'due-desc',
  'issued-desc',
  'issued-asc',
  'amount-desc',
  'amount-asc',
  'client-asc',
  'client-desc',
  'number-asc',
  'number-desc',
  'status-asc',
  'status-desc',
] as const

/** Searches clients on the server; deleted ones are excluded. */
async function searchClients(search: string, signal: AbortSignal) {
  const found = await callApi<typeof listClients>({
    method: 'GET',
    path: `/api/clients?search=${encodeURIComponent(search)}&limit=${CLIENT_PAGE_SIZE}`,
    signal,
  })
  return found.map((client) => ({
    value: String(client.id),
    label: getClientTitle(client),
    description: findClientContact(client) ?? undefined,
  }))
}

interface FilterDialogProps {
  filter: InvoiceListFilter
  client: string | null
  onClose: () => void
}

/** Filter and sort order. On a phone this is the only way to sort. */
export default function FilterDialog({ filter, client, onClose }: FilterDialogProps) {
  const t = useTranslations('documents.filter')
  const router = useRouter()
  const [pending, start] = useTransition()
  const { pattern } = useDateFormat()
  const form = useForm({
    resolver: zodResolver(filterFieldsSchema, createDateErrorOptions(pattern)),
    defaultValues: toFilterFields(filter),
  })
  const { control } = form
  const orders = ORDERS.map((order) => ({
    value: order === 'newest' ? '' : order,
    label: t(`order.${order}`),
  }))
  const findClients = async (search: string, signal: AbortSignal) => {
    const options = await searchClients(search, signal)
    return search ? options : [{ value: '', label: t('anyClient') }, ...options]
  }

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
          <DialogTitle>{t('title')}</DialogTitle>
        </DialogHeader>
        <Form {...form}>
          <form method="post" noValidate className="flex flex-col gap-4" onSubmit={apply}>
            <LabeledField control={control} name="order" label={t('sortBy')}>
              {(field) => <OptionSelect {...field} options={orders} />}
            </LabeledField>
            <LabeledField control={control} name="clientId" label={t('client')}>
              {(field) => (
                <Combobox
                  {...field}
                  selectedLabel={client ?? ''}
                  onSearch={findClients}
                  placeholder={t('anyClient')}
                  searchLabel={t('searchClients')}
                  emptyText={t('noClient')}
                  failedText={t('clientsFailed')}
                />
              )}
            </LabeledField>
            <div className="grid gap-4 sm:grid-cols-2">
              <LabeledField control={control} name="since" label={t('issuedFrom')}>
                {(field) => <DateInput {...field} />}
              </LabeledField>
              <LabeledField control={control} name="until" label={t('issuedUntil')}>
                {(field) => <DateInput {...field} />}
              </LabeledField>
            </div>
            <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-between">
              <Button variant="ghost" onClick={() => navigate(toFilterQuery(filter, null))}>
                {t('clear')}
              </Button>
              <Button type="submit" loading={pending}>
                {t('show')}
              </Button>
            </div>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
