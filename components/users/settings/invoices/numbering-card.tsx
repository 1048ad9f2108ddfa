import Link from 'next/link'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { NumberingFields } from './numbering-fields'

/** How invoices are numbered. */
export function NumberingCard(props: Omit<ComponentProps<typeof NumberingFields>, 'kind'>) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Numbering</CardTitle>
        <CardDescription>
          Each invoice gets the next number. You can still change it on the invoice.
        </CardDescription>
      </CardHeader>
      <CardContent className="grid gap-5 sm:grid-cols-2">
        <NumberingFields kind="INVOICE" {...props} />
        <p className="sm:col-span-2">
          <Button asChild variant="outline" size="sm">
            <Link href="/invoices/numbers">See all numbers given</Link>
          </Button>
        </p>
      </CardContent>
    </Card>
  )
}
