import type { ComponentProps } from 'react'
import { Input } from './input'

/** A calendar day as `YYYY-MM-DD`, chosen with the browser's own picker. Works with `register`. */
export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <Input type="date" min="1900-01-01" max="2999-12-31" {...props} />
}
