'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef, useState, type KeyboardEvent, type MouseEvent, memo } from 'react'
import { useRouter } from 'next/navigation'
import { useFormats } from '@/components/shared/formats'
import { useHasPermission } from '@/components/shared/permissions'
import { ListHeader, RowCheckbox } from '@/components/shared/list/list-header'
import type { ListHeading } from '@/components/shared/list/list-links'
import { useRowSelection, useFocusOnRowRemoval } from '@/components/shared/list/use-row-selection'
import { Table, TableBody, TableCell, TableRow } from '@/components/ui/table'
import type { ClientRow } from '@/lib/clients/client-response'
import { openClientEditor } from '@/components/clients/editor/client-editor-url'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { ProgressLink } from '@/components/shared/page/progress-link'
import { IconButton } from '@/components/shared/icon-button'
import { formatClientAddressLine } from '@/lib/clients/format-client-address'
import { findClientContact, getClientTitle } from '@/lib/clients/display-name'
import { cn } from '@/lib/utils'

const DASH = '—'

// In a narrow list a row is a card with the details below the name.
const ROW =
  'wrap-anywhere @max-3xl/list:grid @max-3xl/list:grid-cols-[minmax(0,1fr)_auto_auto] @max-3xl/list:items-center @max-3xl/list:gap-x-2 @max-3xl/list:px-1 @max-3xl/list:py-2 @max-3xl/list:[&>td:nth-child(n)]:p-0'

const NAME = '@max-3xl/list:grid @max-3xl/list:items-center @max-3xl/list:gap-2'

const ClientTableRow = memo(function ClientTableRow({
  client,
  selected,
  mayEdit,
  mayDelete,
}: {
  client: ClientRow
  selected: boolean
  mayEdit: boolean
  mayDelete: boolean
}) {
  const formats = useFormats()
  const t = useTranslations('clients.list')
  const { id, email, phone } = client
  const title = getClientTitle(client)
  const contact = findClientContact(client)
  const href = `/clients/${id}`
  const address = formatClientAddressLine(client, formats.country)
  return (
    <TableRow data-state={selected ? 'selected' : undefined} className={ROW}>
      <TableCell
        className={cn(
          NAME,
          // Without checkboxes the content starts at the card's edge.
          mayDelete
            ? '@max-3xl/list:grid-cols-[2.25rem_minmax(0,1fr)]'
            : '@max-3xl/list:grid-cols-[minmax(0,1fr)] @max-3xl/list:[&>div]:ml-3',
        )}
      >
        {mayDelete && <RowCheckbox id={id} label={t('select', { client: title })} checked={selected} />}
        <div className="inline-block max-w-[calc(100%-1.75rem)] align-middle @max-3xl/list:max-w-none @max-3xl/list:min-w-0">
          <ProgressLink href={href} className="font-medium underline-offset-4 hover:underline">
            <bdi className="line-clamp-2" title={title}>
              {title}
            </bdi>
          </ProgressLink>
          {contact && (
            <p className="text-muted-foreground @max-3xl/list:hidden">
              <bdi>{contact}</bdi>
            </p>
          )}
          <p className="text-caption text-muted-foreground truncate @3xl/list:hidden">
            <bdi>{[contact, email ?? phone ?? address].filter(Boolean).join(' · ')}</bdi>
          </p>
          {client.credit && (
            <p className="text-muted-foreground tabular-nums">{t('credit', { amounts: client.credit })}</p>
          )}
        </div>
      </TableCell>
      <TableCell className="@max-3xl/list:hidden">{email ?? DASH}</TableCell>
      <TableCell className="tabular-nums @max-3xl/list:hidden">{phone ?? DASH}</TableCell>
      <TableCell className="text-muted-foreground @max-4xl/list:hidden">
        <span className="line-clamp-2" title={address ?? undefined}>
          {address || DASH}
        </span>
      </TableCell>
      <TableCell className="text-right whitespace-nowrap tabular-nums">
        {client.owed?.length ? (
          <OwedAmounts amounts={client.owed} />
        ) : (
          <span className="@max-3xl/list:hidden">{DASH}</span>
        )}
      </TableCell>
      <TableCell className="w-36 text-right whitespace-nowrap @max-3xl/list:w-auto">
        <IconButton
          asChild
          variant="ghost"
          size="icon-sm"
          label={t('view', { client: title })}
          className="@max-3xl/list:hidden"
        >
          <ProgressLink href={href}>
            <Eye aria-hidden="true" />
          </ProgressLink>
        </IconButton>
        {mayEdit && (
          <IconButton
            variant="ghost"
            size="icon-sm"
            data-action="edit"
            data-client={id}
            label={t('edit', { client: title })}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
        )}
        {mayDelete && (
          <IconButton
            variant="ghost"
            size="icon-sm"
            data-action="delete"
            data-client={id}
            label={t('delete', { client: title })}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </TableCell>
    </TableRow>
  )
})

/** Currencies shown in a row. */
const MAX_CURRENCIES = 3

function OwedAmounts({ amounts: [first, ...others] }: { amounts: string[] }) {
  const t = useTranslations('clients.list')
  return (
    <>
      <span className="font-medium">{first}</span>{' '}
      {others.length > 0 && (
        <small className="text-muted-foreground block text-xs">
          {others.slice(0, MAX_CURRENCIES - 1).join(', ')}
          {others.length >= MAX_CURRENCIES && ' …'}
        </small>
      )}
      <small className="text-caption text-muted-foreground block @3xl/list:hidden">{t('columns.owed')}</small>
    </>
  )
}

const DeleteClientDialog = lazy(() => import('@/components/clients/detail/delete-client-dialog'))
const ClientBulkBar = lazy(() => import('./client-bulk-bar'))

const HEADS = [
  'w-[26%] @max-4xl/list:w-auto',
  'w-1/5 @max-4xl/list:w-auto',
  'w-36',
  '@max-4xl/list:hidden',
  'w-32 text-right',
  'w-36 text-right',
]

interface ClientTableProps {
  clients: ClientRow[]
  headings: ListHeading[]
}

/** Client list. One listener serves the buttons of all rows. */
export function ClientTable({ clients, headings }: ClientTableProps) {
  const t = useTranslations('clients')
  const router = useRouter()
  const [mayEdit, mayDelete] = [useHasPermission('write'), useHasPermission('remove')]
  const { present, toggleAll, clear, press, key } = useRowSelection(clients.map(({ id }) => id))
  const [leaving, setLeaving] = useState<ClientRow | null>(null)
  const table = useRef<HTMLTableElement>(null)
  useFocusOnRowRemoval(table, clients.length)

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (press(event)) return
    const button = (event.target as HTMLElement).closest<HTMLElement>('[data-action]')
    const client = clients.find(({ id }) => id === Number(button?.dataset.client))
    if (!button || !client) return
    if (button.dataset.action === 'edit') openClientEditor(client.id)
    else setLeaving(client)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => void key(event)

  return (
    <>
      <div className="@container/list">
        <Table
          ref={table}
          tabIndex={-1}
          aria-label={t('title')}
          className="table-fixed @max-3xl/list:block"
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <ListHeader
            headings={headings}
            classNames={HEADS}
            selectedCount={present.length}
            rowCount={clients.length}
            isSelectable={mayDelete}
          />
          <TableBody className="@max-3xl/list:block">
            {clients.map((client) => (
              <ClientTableRow
                key={client.id}
                client={client}
                selected={present.includes(client.id)}
                mayEdit={mayEdit}
                mayDelete={mayDelete}
              />
            ))}
          </TableBody>
        </Table>
      </div>
      {present.length > 0 && (
        <Suspense>
          <ClientBulkBar
            clients={clients.filter(({ id }) => present.includes(id))}
            total={clients.length}
            onSelectAll={toggleAll}
            onClear={() => {
              clear()
              table.current?.focus()
            }}
          />
        </Suspense>
      )}
      {leaving && (
        <Suspense>
          <DeleteClientDialog
            clients={[leaving]}
            onClose={() => setLeaving(null)}
            onChanged={() => router.refresh()}
          />
        </Suspense>
      )}
    </>
  )
}
