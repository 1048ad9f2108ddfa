import type { Metadata } from 'next'
import { Download } from 'lucide-react'
import { memberPage } from '@/app/(app)/frame'
import { NumberList } from '@/components/numbers/number-list'
import { numberRow } from '@/components/numbers/number-row'
import { listAddress, pageLinks, parseTrail } from '@/components/shared/list/list-links'
import { PageHeader } from '@/components/shared/page/page-header'
import { Pager } from '@/components/shared/page/pager'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'
import { first } from '@/lib/kernel/lists/place'
import { listNumbers } from '@/lib/reports/numbers/queries'

export const metadata: Metadata = { title: 'Invoice numbers' }

const PATH = '/invoices/numbers'

export default memberPage<PageProps<'/invoices/numbers'>>(async ({ user, actor, may }, { searchParams }) => {
  const params = await searchParams
  const before = first(params.before) || null
  const { rows, next } = await listNumbers(actor, before)
  const address = (key: string | null, trail: string[]) =>
    listAddress(PATH, new URLSearchParams(), key, trail)
  return (
    <>
      <PageHeader
        back={{ href: '/invoices', label: 'Invoices' }}
        heading="Invoice numbers"
        description="Every number given, and why any are missing."
        actions={
          rows.length > 0 &&
          may('export') && (
            <a
              href="/api/invoices/numbers/export.csv"
              download
              className={buttonVariants({ variant: 'outline' })}
            >
              <Download aria-hidden="true" />
              Export CSV
            </a>
          )
        }
      />
      <Card>
        <NumberList rows={rows.map((row) => numberRow(row, user.timeZone))} />
        <Pager {...pageLinks(address, before, parseTrail(params.from), next)} />
      </Card>
    </>
  )
})
