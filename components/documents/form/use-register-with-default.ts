'use client'

import { useState } from 'react'
import { useFormContext, type FieldValues, type Path, type RegisterOptions } from 'react-hook-form'

/** `register` for a field that is not controlled and shows its value from the first HTML on: React Hook Form alone would set it later. */
export function useRegisterWithDefault<T extends FieldValues>(
  name: Path<T>,
  options?: RegisterOptions<T, Path<T>>,
) {
  const { register, getValues } = useFormContext<T>()
  const [first] = useState(() => getValues(name) as string)
  return { ...register(name, options), defaultValue: first }
}
