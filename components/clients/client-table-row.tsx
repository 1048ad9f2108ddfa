import Link from 'next/link'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { addressLine } from '@/lib/clients/address'
import type { ClientRow } from '@/lib/clients/types'

const DASH = '—'

/** A row; on a phone the contact details stand under the name. */
export function ClientTableRow({ client }: { client: ClientRow }) {
  const { id, name, companyName, email, phone } = client
  const href = `/clients/${id}`
  const address = addressLine(client)
  return (
    <tr>
      <td className="break-anywhere">
        <Link href={href} prefetch={false} className="font-medium hover:underline">
          <bdi>{name}</bdi>
        </Link>
        {companyName && companyName !== name && <p className="text-muted-foreground">{companyName}</p>}
        <p className="text-muted-foreground @xl:hidden">{email ?? phone ?? address}</p>
      </td>
      <td className="break-anywhere @max-xl:hidden">{email ?? DASH}</td>
      <td className="tabular break-anywhere @max-xl:hidden">{phone ?? DASH}</td>
      <td className="break-anywhere text-muted-foreground @max-4xl:hidden">{address || DASH}</td>
      <td className="text-right whitespace-nowrap">
        <Button asChild variant="ghost" size="icon-sm" className="@max-xl:hidden">
          <Link href={href} prefetch={false} aria-label={`View ${name}`}>
            <Eye aria-hidden="true" />
          </Link>
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          data-action="edit"
          data-client={id}
          aria-label={`Edit ${name}`}
        >
          <Pencil aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          data-action="delete"
          data-client={id}
          aria-label={`Delete ${name}`}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </td>
    </tr>
  )
}
