import Link from 'next/link'
import type { ReactNode } from 'react'
import { PermissionGate } from '@/components/shared/permissions'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { formatClientAddress } from '@/lib/clients/format-client-address'
import { withCountryName } from '@/lib/clients/with-country-name'
import type { Client } from '@/lib/clients/client-response'

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
