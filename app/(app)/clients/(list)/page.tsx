import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { withMember } from '@/app/(app)/page-guards'
import { ClientEditor, NewClientButton } from '@/components/clients/editor/client-editor'
import { ClientExport, ClientList, ClientToolbar } from '@/components/clients/list/client-list'
import { ClientMessages } from '@/components/shared/client-messages'
import { parsePageTrail } from '@/components/shared/list/list-links'
import { PageHeader } from '@/components/shared/page/page-header'
import { CLIENT_PAGE_SIZE, parseClientFilter } from '@/lib/clients/filter'
import { getFormats } from '@/lib/api/interface-formats'
import { formatCredit, listClientRows } from '@/lib/clients/list'
import { listOwedAmounts } from '@/lib/reports/clients/queries'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('clients')
  return { title: t('title') }
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default withMember<Props>(async ({ actor, may }, { searchParams }) => {
  const t = await getTranslations('clients')
  const { from, ...params } = await searchParams
  const filter = parseClientFilter(params)
  const { clients, next } = await listClientRows(actor, { ...filter, limit: CLIENT_PAGE_SIZE })
  const ids = clients.map(({ id }) => id)
  const [tList, formats, owed] = await Promise.all([
    getTranslations('clients.list'),
    getFormats(),
    listOwedAmounts(actor, ids),
  ])
  const rows = clients.map((client) => ({
    ...client,
    credit: formatCredit(client.credit, tList, formats),
    owed: owed.get(client.id)?.map(({ amount, currency }) => formats.money(amount, currency)),
  }))
  return (
    <ClientMessages of={['clients', 'validation.clients']}>
      <PageHeader heading={t('title')} actions={<NewClientButton label={t('new')} />} />
      <ClientToolbar filter={filter} isEmpty={clients.length === 0} />
      <ClientList clients={rows} filter={filter} trail={parsePageTrail(from)} next={next} />
      {clients.length > 0 && (
        <ClientExport
          filter={filter}
          className="mt-2 max-md:mb-16 max-md:in-[body:has([data-bulk-bar])]:hidden md:hidden"
        />
      )}
      {may('write') && <ClientEditor />}
    </ClientMessages>
  )
})
