import type { ComponentProps } from 'react'
import { cn } from '@/lib/kernel/utils'

type TableProps = ComponentProps<'table'> & {
  /** For a table that may scroll and has nothing to focus in its rows: the name under which the keyboard finds its frame. */
  scrollLabel?: string
}

/**
 * A table in a frame that scrolls sideways when it must. Its cells are styled from here, so a row of the longest list carries
 * no class names: plain `<th>` and `<td>` do as well as the parts below.
 */
export function Table({ className, scrollLabel, ...props }: TableProps) {
  return (
    <div
      className="ui-table-frame"
      {...(scrollLabel && { role: 'region', tabIndex: 0, 'aria-label': scrollLabel })}
    >
      <table className={cn('ui-table', className)} {...props} />
    </div>
  )
}

export function TableHeader(props: ComponentProps<'thead'>) {
  return <thead {...props} />
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />
}

export function TableFooter(props: ComponentProps<'tfoot'>) {
  return <tfoot {...props} />
}

export function TableRow(props: ComponentProps<'tr'>) {
  return <tr {...props} />
}

export function TableHead(props: ComponentProps<'th'>) {
  return <th scope="col" {...props} />
}

export function TableCell(props: ComponentProps<'td'>) {
  return <td {...props} />
}

export function TableCaption(props: ComponentProps<'caption'>) {
  return <caption {...props} />
}
