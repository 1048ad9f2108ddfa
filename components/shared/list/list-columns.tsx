import { TableHead, TableHeader, TableRow } from '@/components/ui/table'

/** Classes of what only a wide or only a narrow list shows; the list is in a container `@container/list`. */
export const WIDE = '@max-3xl/list:hidden'
export const NARROW = '@3xl/list:hidden'

interface ListColumn {
  label: string
  className?: string
}

/** Column headings that can't be sorted or selected, which only screen readers get in a narrow list. */
export const ListColumns = ({ columns }: { columns: ListColumn[] }) => (
  <TableHeader className="@max-3xl/list:sr-only">
    <TableRow>
      {columns.map(({ label, className }, index) => (
        <TableHead key={index} scope="col" className={className}>
          {label}
        </TableHead>
      ))}
    </TableRow>
  </TableHeader>
)
