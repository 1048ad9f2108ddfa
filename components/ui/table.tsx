import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

type TableProps = ComponentProps<'table'> & {
  /** For a table that may scroll and has nothing to focus in its rows: the name under which the keyboard finds its frame. */
  scrollLabel?: string
}

/**
 * A table in a frame that scrolls sideways when it must. Its cells are styled from here, so a row of the longest list carries
 * no class names: its parts are plain `<th>` and `<td>`.
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
