import type { Metadata } from 'next'
import { ClientEditor } from '@/components/clients/client-editor'
import { ClientList } from '@/components/clients/client-list'
import { OpenEditorButton } from '@/components/clients/open-editor-button'
import { PageHeader } from '@/components/shared/page-header'
import { SearchInput } from '@/components/shared/search-input'
import { requireOnboardedUser } from '@/lib/auth/session'
import { parseClientFilter } from '@/lib/clients/filter'
import { listClientRows } from '@/lib/clients/queries'

export const metadata: Metadata = { title: 'Clients' }

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function ClientsPage({ searchParams }: Props) {
  const user = await requireOnboardedUser()
  const { q, after } = await searchParams
  const filter = parseClientFilter({ q, after })
  const { clients, next } = await listClientRows(user.id, filter)
  return (
    <>
      <PageHeader heading="Clients" actions={<OpenEditorButton label="New Client" floating />} />
      <SearchInput placeholder="Search clients..." className="mb-4" />
      <ClientList clients={clients} filter={filter} next={next} />
      <ClientEditor />
    </>
  )
}
