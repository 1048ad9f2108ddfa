import type { FieldValues, UseFormRegister, UseFormReturn } from 'react-hook-form'

type Form<T extends FieldValues> = Pick<
  UseFormReturn<T, unknown, Record<string, unknown>>,
  'register' | 'formState'
>

/** Registers fields with what is stored in them before the script is there, so that what is typed early is added to it. */
export const registerShown =
  <T extends FieldValues>({ register, formState: { defaultValues } }: Form<T>): UseFormRegister<T> =>
  (name, options) =>
    ({ ...register(name, options), defaultValue: defaultValues?.[name] ?? '' }) as never
