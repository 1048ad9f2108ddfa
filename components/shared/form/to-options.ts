import type { SelectOption } from './option-select'

/** Returns the options of a select for labels by value, in their order. */
export const toOptions = <Value extends string>(labels: Record<Value, string>): SelectOption<Value>[] =>
  // The type of Object.entries forgets the keys.
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }))
