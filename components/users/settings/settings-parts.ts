import { createContext, use, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { FieldValues, UseFormHandleSubmit } from 'react-hook-form'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { toastError } from '@/components/shared/toast-error'
import { useTranslations } from 'next-intl'
import type { SettingsPlace } from './settings-tabs'

/** Settings with an API call of their own, which Save Changes saves with the rest. */
export interface SettingsPart {
  place: SettingsPlace
  /** Returns false if the part shows errors instead. */
  save: () => Promise<boolean>
}

type Register = (id: string, part: SettingsPart) => () => void

/** Registers a part with unsaved changes. Returns the function that removes it. */
export const SettingsPartsContext = createContext<Register>(() => () => undefined)

/** Returns the parts with unsaved changes, and the value of `SettingsPartsContext`. */
export function useSettingsParts(): { parts: ReadonlyMap<string, SettingsPart>; register: Register } {
  const [parts, setParts] = useState<ReadonlyMap<string, SettingsPart>>(new Map())
  const register = useCallback<Register>((id, part) => {
    setParts((all) => new Map(all).set(id, part))
    return () => setParts((all) => new Map([...all].filter(([other]) => other !== id)))
  }, [])
  return { parts, register }
}

/** Has Save Changes save a part while it is dirty. Returns `leave` (`useUnsavedChanges`). */
export function useSettingsPart({ place, save }: SettingsPart, isDirty: boolean) {
  const register = use(SettingsPartsContext)
  const id = useId()
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const { tab, section } = place
  useEffect(
    () => (isDirty ? register(id, { place: { tab, section }, save: () => latest.current() }) : undefined),
    [isDirty, register, id, tab, section],
  )
  return useUnsavedChanges(isDirty)
}

/**
 * Validates the form of a part and saves it.
 * @param send returns false if it shows errors instead
 */
export async function submitPart<Fields extends FieldValues, Input>(
  handleSubmit: UseFormHandleSubmit<Fields, Input>,
  send: (input: Input) => Promise<boolean>,
): Promise<boolean> {
  let isSaved = false
  await handleSubmit(async (input) => {
    isSaved = await send(input)
  })()
  return isSaved
}

/**
 * Returns the state of a part that is one value, such as a switch, with the saved value and its change handler.
 * @param stored value on the server, followed when the page is refreshed
 */
export function usePartValue<Value>(
  place: SettingsPlace,
  stored: Value,
  send: (value: Value, saved: Value) => Promise<unknown>,
): { value: Value; saved: Value; change: (value: Value) => void } {
  const t = useTranslations('common')
  const [lastStored, setLastStored] = useState(stored)
  const [saved, setSaved] = useState(stored)
  const [value, change] = useState(stored)
  if (!isSame(lastStored, stored)) {
    setLastStored(stored)
    setSaved(stored)
    change(stored)
  }
  const save = async () => {
    try {
      await send(value, saved)
      setSaved(value)
      return true
    } catch (error) {
      toastError(t('saveFailed'), error)
      return false
    }
  }
  useSettingsPart({ place, save }, !isSame(value, saved))
  return { value, saved, change }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
