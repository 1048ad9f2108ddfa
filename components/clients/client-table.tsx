'use client'

import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { useRouter } from 'next/navigation'
import { Table } from '@/components/ui/table'
import type { ClientRow } from '@/lib/clients/types'
import { ClientTableRow } from './client-table-row'
import { openEditor } from './editor-address'

const DeleteClientDialog = lazy(() => import('./delete-client-dialog'))

/** Column headings, and how narrow the list may get before one gives way. */
const COLUMNS = [
  { label: 'Name', className: '@xl:w-[26%]' },
  { label: 'Email', className: '@max-xl:hidden @4xl:w-[25%]' },
  { label: 'Phone', className: '@max-xl:hidden @4xl:w-40' },
  { label: 'Address', className: '@max-4xl:hidden' },
]

/** The client list. Rows are plain: one listener serves the buttons of all of them. */
export function ClientTable({ clients }: { clients: ClientRow[] }) {
  const router = useRouter()
  const [leaving, setLeaving] = useState<ClientRow | null>(null)

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const button = (event.target as HTMLElement).closest<HTMLElement>('[data-action]')
    const client = clients.find(({ id }) => id === Number(button?.dataset.client))
    if (!button || !client) return
    if (button.dataset.action === 'edit') openEditor(client.id)
    else setLeaving(client)
  }

  return (
    <>
      <Table aria-label="Clients" onClick={onClick} className="@xl:table-fixed">
        <thead className="@max-xl:sr-only">
          <tr>
            {COLUMNS.map(({ label, className }) => (
              <th key={label} scope="col" className={className}>
                {label}
              </th>
            ))}
            <th scope="col" className="w-36">
              <span className="block text-right">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {clients.map((client) => (
            <ClientTableRow key={client.id} client={client} />
          ))}
        </tbody>
      </Table>
      {leaving && (
        <Suspense>
          <DeleteClientDialog
            client={leaving}
            onClose={() => setLeaving(null)}
            onDeleted={() => router.refresh()}
          />
        </Suspense>
      )}
    </>
  )
}
