import { memo } from 'react'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { SelectBox } from '@/components/shared/list/select-box'
import { OpeningLink } from '@/components/shared/page/opening-link'
import { Button } from '@/components/ui/button'
import { addressLine } from '@/lib/parties/address'
import { clientContact, clientTitle } from '@/lib/parties/naming'
import type { ClientRow } from '@/lib/parties/types'

const DASH = '—'

/** A row; on a phone the contact details stand under the name (client-list.css). */
export const ClientTableRow = memo(function ClientTableRow({
  client,
  selected,
  mayEdit,
  mayDelete,
}: {
  client: ClientRow
  selected: boolean
  mayEdit: boolean
  mayDelete: boolean
}) {
  const { id, email, phone } = client
  const title = clientTitle(client)
  const contact = clientContact(client)
  const href = `/clients/${id}`
  const address = addressLine(client)
  return (
    <tr data-state={selected ? 'selected' : undefined}>
      <td>
        {mayDelete && <SelectBox id={id} label={`Select ${title}`} checked={selected} />}
        <div>
          <OpeningLink href={href}>
            <bdi>{title}</bdi>
          </OpeningLink>
          {contact && (
            <p>
              <bdi>{contact}</bdi>
            </p>
          )}
          {client.credit && <p className="tabular">Credit: {client.credit}</p>}
          <p data-narrow="">{email ?? phone ?? address}</p>
        </div>
      </td>
      <td>{email ?? DASH}</td>
      <td>{phone ?? DASH}</td>
      <td>{address || DASH}</td>
      <td>
        <Button asChild variant="ghost" size="icon-sm">
          <OpeningLink href={href} aria-label={`View ${title}`} data-wide="">
            <Eye aria-hidden="true" />
          </OpeningLink>
        </Button>
        {mayEdit && (
          <Button
            variant="ghost"
            size="icon-sm"
            data-action="edit"
            data-client={id}
            aria-label={`Edit ${title}`}
          >
            <Pencil aria-hidden="true" />
          </Button>
        )}
        {mayDelete && (
          <Button
            variant="ghost"
            size="icon-sm"
            data-action="delete"
            data-client={id}
            aria-label={`Delete ${title}`}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        )}
      </td>
    </tr>
  )
})
