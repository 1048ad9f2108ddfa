import { memo } from 'react'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { RowCheckbox } from '@/components/shared/list/row-checkbox'
import { ProgressLink } from '@/components/shared/page/progress-link'
import { IconButton } from '@/components/shared/icon-button'
import { TableCell, TableRow } from '@/components/ui/table'
import { formatClientAddressLine } from '@/lib/clients/format-client-address'
import { findClientContact, getClientTitle } from '@/lib/clients/display-name'
import type { ClientRow } from '@/lib/clients/client-response'
import { cn } from '@/lib/utils'

const DASH = '—'

// In a narrow list a row is a card with the details below the name.
const ROW =
  'wrap-anywhere @max-3xl/list:grid @max-3xl/list:grid-cols-[minmax(0,1fr)_auto] @max-3xl/list:items-center @max-3xl/list:px-1 @max-3xl/list:py-2 @max-3xl/list:[&>td:nth-child(n)]:p-0'
const NAME = '@max-3xl/list:grid @max-3xl/list:items-center @max-3xl/list:gap-2'

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
  const title = getClientTitle(client)
  const contact = findClientContact(client)
  const href = `/clients/${id}`
  const address = formatClientAddressLine(client)
  return (
    <TableRow data-state={selected ? 'selected' : undefined} className={ROW}>
      <TableCell
        className={cn(
          NAME,
          // Without checkboxes the content starts at the card's edge.
          mayDelete
            ? '@max-3xl/list:grid-cols-[2.25rem_minmax(0,1fr)]'
            : '@max-3xl/list:grid-cols-[minmax(0,1fr)] @max-3xl/list:[&>div]:ml-3',
        )}
      >
        {mayDelete && <RowCheckbox id={id} label={`Select ${title}`} checked={selected} />}
        <div className="inline-block max-w-[calc(100%-1.75rem)] align-middle @max-3xl/list:max-w-none">
          <ProgressLink href={href} className="font-medium underline-offset-4 hover:underline">
            <bdi>{title}</bdi>
          </ProgressLink>
          {contact && (
            <p className="text-muted-foreground">
              <bdi>{contact}</bdi>
            </p>
          )}
          {client.credit && <p className="text-muted-foreground tabular-nums">Credit: {client.credit}</p>}
          <p className="text-muted-foreground @3xl/list:hidden">{email ?? phone ?? address}</p>
        </div>
      </TableCell>
      <TableCell className="@max-3xl/list:hidden">{email ?? DASH}</TableCell>
      <TableCell className="tabular-nums @max-3xl/list:hidden">{phone ?? DASH}</TableCell>
      <TableCell className="text-muted-foreground @max-4xl/list:hidden">{address || DASH}</TableCell>
      <TableCell className="w-36 text-right whitespace-nowrap @max-3xl/list:w-auto">
        <IconButton
          asChild
          variant="ghost"
          size="icon-sm"
          label={`View ${title}`}
          className="@max-3xl/list:hidden"
        >
          <ProgressLink href={href}>
            <Eye aria-hidden="true" />
          </ProgressLink>
        </IconButton>
        {mayEdit && (
          <IconButton
            variant="ghost"
            size="icon-sm"
            data-action="edit"
            data-client={id}
            label={`Edit ${title}`}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
        )}
        {mayDelete && (
          <IconButton
            variant="ghost"
            size="icon-sm"
            data-action="delete"
            data-client={id}
            label={`Delete ${title}`}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </TableCell>
    </TableRow>
  )
})
