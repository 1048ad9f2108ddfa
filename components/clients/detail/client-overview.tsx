import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PermissionGate } from '@/components/shared/permissions'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { formatClientAddress } from '@/lib/clients/format-client-address'
import { withCountryName } from '@/lib/clients/with-country-name'
import type { Client } from '@/lib/clients/client-response'
import { useIdentifierLabel } from '@/components/shared/use-identifier-label'
import { CurrencyAmounts, Money } from '@/components/shared/text/money'
import { UnpaidParts } from '@/components/shared/unpaid-parts'
import type { ClientSummary } from '@/lib/reports/clients/types'
import { Pencil, Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useFormats } from '@/components/shared/formats'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="wrap-anywhere">
      <dt className="text-caption text-muted-foreground">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}

const link = 'inline-block py-0.5 underline-offset-4 hover:underline'

/** Details of a client; empty fields are left out. */
export function ClientInformation({ client, children }: { client: Client; children?: ReactNode }) {
  const formats = useFormats()
  const t = useTranslations('clients.detail.information')
  const getLabel = useIdentifierLabel()
  const { companyName, email, phone, country, vatNumber, taxNumber, companyNumber, currency, notes } = client
  const address = formatClientAddress(withCountryName(client), formats.country).join('\n')
  const isEmpty =
    !companyName &&
    !email &&
    !phone &&
    !address &&
    !vatNumber &&
    !taxNumber &&
    !companyNumber &&
    !currency &&
    !notes
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardContent>
        {isEmpty ? (
          <p className="text-muted-foreground">
            {t('empty')}{' '}
            <PermissionGate permission="write">
              <Link href={`/clients?edit=${client.id}`} className="text-primary underline underline-offset-4">
                {t('add')}
              </Link>
            </PermissionGate>
          </p>
        ) : (
          <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {companyName && <Fact label={t('company')}>{companyName}</Fact>}
            {email && (
              <Fact label={t('email')}>
                <a href={`mailto:${encodeURIComponent(email)}`} className={link}>
                  {email}
                </a>
              </Fact>
            )}
            {phone && (
              <Fact label={t('phone')}>
                <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={`tabular-nums ${link}`}>
                  {phone}
                </a>
              </Fact>
            )}
            {address && <Fact label={t('address')}>{address}</Fact>}
            {vatNumber && <Fact label={getLabel(country, 'vat', t('vatNumber'))}>{vatNumber}</Fact>}
            {taxNumber && <Fact label={getLabel(country, 'tax', t('taxNumber'))}>{taxNumber}</Fact>}
            {companyNumber && (
              <Fact label={getLabel(country, 'company', t('companyNumber'))}>{companyNumber}</Fact>
            )}
            {currency && <Fact label={t('currency')}>{currency}</Fact>}
            {notes && <Fact label={t('notes')}>{notes}</Fact>}
          </dl>
        )}
        {children}
      </CardContent>
    </Card>
  )
}

/** Totals of a client: invoices and outstanding amounts. Currencies are listed separately, never added up. */
export function FinancialOverview({ summary }: { summary: ClientSummary }) {
  const t = useTranslations('clients.detail.finances')
  const { totalInvoices, paidInvoices, outstanding, otherOutstanding } = summary
  const counts = [
    [t('totalInvoices'), totalInvoices],
    [t('paidInvoices'), paidInvoices],
  ] as const
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardContent>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
          <div className="col-span-2">
            <dt className="text-caption text-muted-foreground">{t('outstanding')}</dt>
            <dd>
              <Money
                amount={outstanding.amount}
                currency={outstanding.currency}
                className="block text-2xl font-semibold"
              />
              <div className="text-caption text-muted-foreground mt-0.5 grid justify-items-start gap-0.5 tabular-nums">
                {otherOutstanding.length > 0 && <CurrencyAmounts sums={otherOutstanding} />}
                <UnpaidParts sums={[outstanding, ...otherOutstanding]} />
              </div>
            </dd>
          </div>
          {counts.map(([label, count]) => (
            <div key={label}>
              <dt className="text-caption text-muted-foreground">{label}</dt>
              <dd className="text-lg font-semibold tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
      </CardContent>
    </Card>
  )
}

export function ClientActions({ id }: { id: number }) {
  const t = useTranslations('clients.detail')
  return (
    <PermissionGate permission="write">
      <Button asChild variant="outline">
        <Link href={`/clients?edit=${id}`}>
          <Pencil aria-hidden="true" />
          {t('edit')}
        </Link>
      </Button>
      <Button asChild>
        <Link href={`/invoices/create?clientId=${id}`}>
          <Plus aria-hidden="true" />
          {t('createInvoice')}
        </Link>
      </Button>
    </PermissionGate>
  )
}
