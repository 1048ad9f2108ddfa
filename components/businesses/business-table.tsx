import { useTranslations } from 'next-intl'
import { BusinessLogo } from '@/components/shared/business/business-logo'
import { getBusinessInitials } from '@/lib/business/initials'
import { Money } from '@/components/shared/text/money'
import { Badge } from '@/components/ui/badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { cn } from '@/lib/utils'
import type { BusinessOverview, BusinessSums } from '@/lib/reports/businesses/other-business-response'
import { DiscardBusinessButton, NewBusinessButton, OpenBusinessButton } from './business-buttons'
import { BUSINESSES_TABLE_ID } from './businesses-table-id'
import type { InitialBusiness } from './new-business-dialog'
import { Building2 } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'

const SUMS = ['outstanding', 'overdue', 'tax'] as const

/** Totals of each business, one line per currency; on a phone each is a card. */
export function BusinessTable({ businesses }: { businesses: BusinessOverview[] }) {
  const t = useTranslations('businesses')
  return (
    <div className="@container/businesses">
      <Table
        id={BUSINESSES_TABLE_ID}
        tabIndex={-1}
        aria-label={t('title')}
        className="@max-3xl/businesses:block"
      >
        <TableHeader className="@max-3xl/businesses:sr-only">
          <TableRow>
            <TableHead scope="col">{t('column.business')}</TableHead>
            {SUMS.map((metric) => (
              <TableHead key={metric} scope="col" className="text-right">
                {t(`column.${metric}`)}
              </TableHead>
            ))}
            <TableHead scope="col" className="text-right">
              {t('column.drafts')}
            </TableHead>
            <TableHead scope="col">
              <span className="sr-only">{t('column.actions')}</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody className="@max-3xl/businesses:block">
          {businesses.map((business) => (
            <Row key={business.id} business={business} />
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

// In a narrow list a business is a card; its totals are side by side if they fit, otherwise stacked.
const ROW = [
  '@max-3xl/businesses:grid @max-3xl/businesses:grid-cols-[minmax(0,1fr)_auto] @max-3xl/businesses:items-start @max-3xl/businesses:gap-x-4 @max-3xl/businesses:gap-y-1 @max-3xl/businesses:p-4 @max-3xl/businesses:hover:bg-transparent',
  '@max-3xl/businesses:[&>:nth-child(n)]:p-0 @lg/businesses:@max-3xl/businesses:grid-cols-[repeat(3,minmax(0,1fr))_auto]',
].join(' ')
const NAME =
  'h-auto w-2/5 py-3 text-sm whitespace-normal text-foreground @max-3xl/businesses:mb-2 @max-3xl/businesses:w-auto @max-3xl/businesses:row-start-1 @lg/businesses:@max-3xl/businesses:col-span-3'
const SUM = [
  'text-right @max-lg/businesses:col-span-full @max-lg/businesses:grid @max-lg/businesses:grid-cols-[auto_1fr] @lg/businesses:@max-3xl/businesses:text-left',
  // Column heading, excluded from the accessible text because it is in the table head.
  "@max-3xl/businesses:before:text-left @max-3xl/businesses:before:text-muted-foreground @max-3xl/businesses:before:content-[attr(data-label)/''] @max-lg/businesses:before:[grid-row:1/span_20] @lg/businesses:@max-3xl/businesses:before:block @lg/businesses:@max-3xl/businesses:before:text-xs",
].join(' ')

function Row({ business }: { business: BusinessOverview }) {
  const t = useTranslations('businesses')
  const tRole = useTranslations('common.role')
  const { id, name, logo, role, isCurrent, isOnboarded, isDiscardable, sums, drafts } = business
  return (
    <TableRow className={ROW}>
      <TableHead scope="row" className={NAME}>
        <span className="flex items-center gap-3">
          <BusinessLogo initials={getBusinessInitials(name)} logo={logo} className="size-9" />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <bdi className="min-w-0 font-medium wrap-anywhere">{name}</bdi>
              {isCurrent && <Badge>{t('current')}</Badge>}
            </span>
            <span className="text-muted-foreground block text-xs font-normal">{tRole(role)}</span>
          </span>
        </span>
      </TableHead>
      {isOnboarded ? (
        <>
          {SUMS.map((metric) => (
            <TableCell key={metric} data-label={t(`column.${metric}`)} className={SUM}>
              {sums.map((one, index) => (
                <Sum key={one.currency} sums={one} metric={metric} isMain={index === 0} />
              ))}
            </TableCell>
          ))}
          <TableCell data-label={t('column.drafts')} className={SUM}>
            <span className={cn('tabular-nums', drafts === 0 && 'text-muted-foreground')}>{drafts}</span>
          </TableCell>
        </>
      ) : (
        <TableCell
          colSpan={SUMS.length + 1}
          className="text-muted-foreground @max-3xl/businesses:col-span-full"
        >
          {t('notSetUp')}
        </TableCell>
      )}
      <TableCell className="text-right @max-3xl/businesses:col-start-2 @max-3xl/businesses:row-start-1 @lg/businesses:@max-3xl/businesses:col-start-4">
        {isDiscardable && <DiscardBusinessButton business={{ id, name }} />}
        <OpenBusinessButton
          business={{ id, name }}
          label={isOnboarded ? t('open.label') : t('setUp.label')}
          name={isOnboarded ? t('open.name', { business: name }) : t('setUp.name', { business: name })}
        />
      </TableCell>
    </TableRow>
  )
}

interface SumProps {
  sums: BusinessSums
  metric: (typeof SUMS)[number]
  /** True for the business's own currency, which shows zero, too. */
  isMain: boolean
}

/** Amount on its own line, in the same currency order in every column. */
function Sum({ sums, metric, isMain }: SumProps) {
  const amount = sums[metric]
  const isEmpty = amount === 0 && !isMain
  const className =
    amount === 0
      ? 'business-zero text-muted-foreground'
      : metric === 'overdue'
        ? 'text-destructive font-medium'
        : undefined
  return (
    // In a card, amounts aren't aligned with those of other columns.
    <span className={cn('block', className, isEmpty && '@max-3xl/businesses:hidden')}>
      {isEmpty ? '–' : <Money amount={amount} currency={sums.currency} />}
    </span>
  )
}

/** Shown to users who left their last business or were removed from it. */
export function BusinessesEmptyState({ initial }: { initial: InitialBusiness }) {
  const t = useTranslations('businesses')
  return (
    <EmptyState
      icon={Building2}
      title={t('empty.title')}
      text={t('empty.text')}
      action={<NewBusinessButton label={t('new')} initial={initial} />}
    />
  )
}
