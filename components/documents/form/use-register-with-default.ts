'use client'

import { useState } from 'react'
import { useFormContext, type FieldValues, type Path, type RegisterOptions } from 'react-hook-form'

/**
 * `register` for an uncontrolled field that shows its value in the server's HTML; React Hook Form alone sets it later.
 */
export function useRegisterWithDefault<T extends FieldValues>(
  name: Path<T>,
  options?: RegisterOptions<T, Path<T>>,
) {
  const { register, getValues } = useFormContext<T>()
  const [first] = useState(() => getValues(name) as string)
  return { ...register(name, options), defaultValue: first }
}
