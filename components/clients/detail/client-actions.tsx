import Link from 'next/link'
import { Pencil, Plus } from 'lucide-react'
import { PermissionGate } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'

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
