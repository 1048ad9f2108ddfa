import type { SelectOption } from './option-select'

/** Returns select options from labels by value, in their order. */
export const toOptions = <Value extends string>(labels: Record<Value, string>): SelectOption<Value>[] =>
  // Object.entries types keys as string.
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }))
