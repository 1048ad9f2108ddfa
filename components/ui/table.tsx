import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/**
 * A table in a frame that scrolls sideways when it must. Its cells are styled from here, so a row of the longest list carries
 * no class names: plain `<th>` and `<td>` do as well as the parts below.
 */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return (
    <div className="ui-table-frame">
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
