import type { ReactNode } from 'react'
import Link from 'next/link'
import { Card, CardAction, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'

/** Card of the recent invoices, loaded or loading. */
export function RecentInvoicesCard({ more, children }: { more?: boolean; children: ReactNode }) {
  return (
    <Card className="@container/recent">
      <CardHeader>
        <CardTitle>Recent Invoices</CardTitle>
        <CardDescription>Your latest created invoices</CardDescription>
        {more && (
          <CardAction>
            <Link
              href="/invoices"
              className="touch-target text-caption text-primary inline-flex items-center rounded-xs font-medium underline-offset-4 hover:underline"
            >
              View all
            </Link>
          </CardAction>
        )}
      </CardHeader>
      {children}
    </Card>
  )
}
