import { BusinessMark } from '@/components/shared/business/business-mark'
import { initials } from '@/lib/business/initials'
import { Money } from '@/components/shared/text/money'
import { Badge } from '@/components/ui/badge'
import { Table } from '@/components/ui/table'
import { ROLE_WORDS } from '@/lib/business/members/roles'
import { cn } from '@/lib/utils'
import type { BusinessOverview, BusinessSums } from '@/lib/reports/businesses/types'
import { OpenBusiness } from './open-business'
import './business-table.css'

const SUMS = [
  { of: 'outstanding', label: 'Outstanding' },
  { of: 'overdue', label: 'Overdue' },
  { of: 'tax', label: 'Tax this quarter' },
] as const

/** What each business comes to, a line for each of its currencies; on a phone each is a card. */
export function BusinessTable({ businesses }: { businesses: BusinessOverview[] }) {
  return (
    <div className="business-frame">
      <Table aria-label="Businesses" className="business-table">
        <thead>
          <tr>
            <th scope="col">Business</th>
            {SUMS.map(({ of, label }) => (
              <th key={of} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Drafts</th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {businesses.map((business) => (
            <Row key={business.id} business={business} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function Row({ business }: { business: BusinessOverview }) {
  const { id, name, logo, role, isCurrent, isOnboarded, sums, drafts } = business
  return (
    <tr>
      <th scope="row">
        <span className="flex items-center gap-3">
          <BusinessMark initials={initials(name)} logo={logo} className="size-9" />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <bdi className="break-anywhere min-w-0 font-medium">{name}</bdi>
              {isCurrent && <Badge>Current</Badge>}
            </span>
            <span className="text-muted-foreground block text-xs font-normal">{ROLE_WORDS[role].label}</span>
          </span>
        </span>
      </th>
      {isOnboarded ? (
        <>
          {SUMS.map(({ of, label }) => (
            <td key={of} data-label={label}>
              {sums.map((one) => (
                <Sum key={one.currency} sums={one} of={of} />
              ))}
            </td>
          ))}
          <td data-label="Drafts">
            <span className={cn('tabular', drafts === 0 && 'text-muted-foreground')}>{drafts}</span>
          </td>
        </>
      ) : (
        <td colSpan={SUMS.length + 1} className="business-new">
          Not set up yet
        </td>
      )}
      <td>
        <OpenBusiness business={{ id, name }} isOnboarded={isOnboarded} />
      </td>
    </tr>
  )
}

/** A sum on a line of its own, in the same order in every column. */
function Sum({ sums, of }: { sums: BusinessSums; of: (typeof SUMS)[number]['of'] }) {
  const amount = sums[of]
  const look =
    amount === 0
      ? 'business-zero text-muted-foreground'
      : of === 'overdue'
        ? 'text-destructive font-medium'
        : undefined
  return (
    <span className={cn('business-sum', look)}>
      <Money amount={amount} currency={sums.currency} />
    </span>
  )
}
