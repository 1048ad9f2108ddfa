'use client'

import { lazy, Suspense, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useRouter } from 'next/navigation'
import { useHasPermission } from '@/components/shared/permissions'
import { ListHeader } from '@/components/shared/list/list-header'
import type { ListHeading } from '@/components/shared/list/list-links'
import { useFocusOnRowRemoval } from '@/components/shared/list/use-focus-on-row-removal'
import { useRowSelection } from '@/components/shared/list/use-row-selection'
import { Table, TableBody } from '@/components/ui/table'
import type { ClientRow } from '@/lib/clients/client-response'
import { ClientTableRow } from './client-table-row'
import { openClientEditor } from '@/components/clients/editor/client-editor-url'

const DeleteClientDialog = lazy(() => import('@/components/clients/detail/delete-client-dialog'))
const ClientBulkBar = lazy(() => import('./client-bulk-bar'))

const HEADS = [
  'w-[28%] @max-4xl/list:w-auto',
  'w-1/4 @max-4xl/list:w-auto',
  'w-40',
  '@max-4xl/list:hidden',
  'w-36 text-right',
]

interface ClientTableProps {
  clients: ClientRow[]
  headings: ListHeading[]
}

/** Client list. One listener serves the buttons of all rows. */
export function ClientTable({ clients, headings }: ClientTableProps) {
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
          aria-label="Clients"
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
