'use client'

import { useState } from 'react'
import { useFormContext, type FieldValues, type Path, type RegisterOptions } from 'react-hook-form'

/**
 * `register` for a text, number, day or choice that holds its value from the first byte on. The form library alone sets it
 * when its script is there, and until then the field is empty beside a preview that is not.
 */
export function useRegistered<T extends FieldValues>(name: Path<T>, options?: RegisterOptions<T, Path<T>>) {
  const { register, getValues } = useFormContext<T>()
  const [first] = useState(() => getValues(name) as string)
  return { ...register(name, options), defaultValue: first }
}
