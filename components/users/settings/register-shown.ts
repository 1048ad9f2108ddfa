import type { UseFormReturn } from 'react-hook-form'
import type { SettingsValues } from '../user-values'

export type SettingsForm = UseFormReturn<SettingsValues, unknown, Record<string, unknown>>

/** Registers a field with what is stored in it before the script is there, so that what is typed early is added to it. */
export const registerShown =
  ({ register, formState: { defaultValues } }: SettingsForm): SettingsForm['register'] =>
  (name, options) =>
    ({ ...register(name, options), defaultValue: defaultValues?.[name] ?? '' }) as never
