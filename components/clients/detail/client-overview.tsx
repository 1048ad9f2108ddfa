import Link from 'next/link'
import type { ReactNode } from 'react'
import { PermissionGate } from '@/components/shared/permissions'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { formatClientAddress } from '@/lib/clients/format-client-address'
import { withCountryName } from '@/lib/clients/with-country-name'
import type { Client } from '@/lib/clients/client-response'
import { Money } from '@/components/shared/text/money'
import type { ClientSummary, Outstanding } from '@/lib/reports/clients/types'
import { formatUnpaid } from '@/lib/documents/unpaid-totals'
import { Pencil, Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'

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
  const { companyName, email, phone, vatNumber, currency, notes } = client
  const address = formatClientAddress(withCountryName(client)).join('\n')
  const isEmpty = !companyName && !email && !phone && !address && !vatNumber && !currency && !notes
  return (
    <Card>
      <CardHeader>
        <CardTitle>Client Information</CardTitle>
      </CardHeader>
      <CardContent>
        {isEmpty ? (
          <p className="text-muted-foreground">
            No contact details yet.{' '}
            <PermissionGate permission="write">
              <Link href={`/clients?edit=${client.id}`} className="text-primary underline underline-offset-4">
                Add contact details
              </Link>
            </PermissionGate>
          </p>
        ) : (
          <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {companyName && <Fact label="Company">{companyName}</Fact>}
            {email && (
              <Fact label="Email">
                <a href={`mailto:${encodeURIComponent(email)}`} className={link}>
                  {email}
                </a>
              </Fact>
            )}
            {phone && (
              <Fact label="Phone">
                <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={`tabular-nums ${link}`}>
                  {phone}
                </a>
              </Fact>
            )}
            {address && <Fact label="Address">{address}</Fact>}
            {vatNumber && <Fact label="VAT/Tax Number">{vatNumber}</Fact>}
            {currency && <Fact label="Currency">{currency}</Fact>}
            {notes && <Fact label="Notes">{notes}</Fact>}
          </dl>
        )}
        {children}
      </CardContent>
    </Card>
  )
}

/** Totals of a client: invoices and outstanding amounts. Currencies are listed separately, never added up. */
export function FinancialOverview({ summary }: { summary: ClientSummary }) {
  const { totalInvoices, paidInvoices, outstanding, otherOutstanding } = summary
  const counts = [
    ['Total Invoices', totalInvoices],
    ['Paid Invoices', paidInvoices],
  ] as const
  return (
    <Card>
      <CardHeader>
        <CardTitle>Financial Overview</CardTitle>
      </CardHeader>
      <CardContent>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
          <div className="col-span-2">
            <dt className="text-caption text-muted-foreground">Outstanding</dt>
            <dd>
              <Sum total={outstanding} className="text-2xl font-semibold" />
              {otherOutstanding.map((other) => (
                <Sum key={other.currency} total={other} className="text-muted-foreground mt-1 block" />
              ))}
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

/** Total in one currency, broken down if it includes drafts. */
function Sum({
  total: { amount, currency, ...parts },
  className,
}: {
  total: Outstanding
  className: string
}) {
  const text = formatUnpaid(parts, currency)
  return (
    <>
      <Money amount={amount} currency={currency} className={className} />
      {text && (
        <p className="text-caption text-muted-foreground tabular-nums first-letter:uppercase">{text}</p>
      )}
    </>
  )
}

export function ClientActions({ id }: { id: number }) {
  return (
    <PermissionGate permission="write">
      <Button asChild variant="outline">
        <Link href={`/clients?edit=${id}`}>
          <Pencil aria-hidden="true" />
          Edit Client
        </Link>
      </Button>
      <Button asChild>
        <Link href={`/invoices/create?clientId=${id}`}>
          <Plus aria-hidden="true" />
          Create Invoice
        </Link>
      </Button>
    </PermissionGate>
  )
}
