import type { Metadata } from 'next'
import { withMember } from '@/app/(app)/page-guards'
import { ClientEditor, NewClientButton } from '@/components/clients/editor/client-editor'
import { ClientList, ClientToolbar } from '@/components/clients/list/client-list'
import { parsePageTrail } from '@/components/shared/list/list-links'
import { PageHeader } from '@/components/shared/page/page-header'
import { CLIENT_PAGE_SIZE, parseClientFilter } from '@/lib/clients/filter'
import { listClientRows } from '@/lib/clients/list'

export const metadata: Metadata = { title: 'Clients' }

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default withMember<Props>(async ({ actor, may }, { searchParams }) => {
  const { from, ...params } = await searchParams
  const filter = parseClientFilter(params)
  const { clients, next } = await listClientRows(actor, { ...filter, limit: CLIENT_PAGE_SIZE })
  return (
    <>
      <PageHeader heading="Clients" actions={<NewClientButton label="New Client" />} />
      <ClientToolbar filter={filter} isEmpty={clients.length === 0} />
      <ClientList clients={clients} filter={filter} trail={parsePageTrail(from)} next={next} />
      {may('write') && <ClientEditor />}
    </>
  )
})
