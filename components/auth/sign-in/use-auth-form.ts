'use client'

import { useState, type FormEvent } from 'react'
import { toast } from '@/components/hooks/use-toast'
import { UNEXPECTED, UNKNOWN } from '@/lib/identity/rules/messages'
import { ApiError } from '@/lib/platform/http/client'

type Errors<T> = Partial<Record<keyof T & string, string>>

interface AuthForm<T> {
  /** Names of the inputs, in order. */
  fields: (keyof T & string)[]
  validate: (values: T) => Errors<T>
  /** Does the work. `true` keeps the button pending, because the page is being left. */
  submit: (values: T) => Promise<boolean | void>
  /** Title of the toast when the work fails. */
  failure: string
  /** Where an error of the server's field lands, if the form calls it something else. */
  rename?: Record<string, keyof T & string>
}

/** What a toast says about a failed call: the server's words, else the specified fallbacks. */
export const authMessageOf = (error: unknown): string =>
  (error instanceof ApiError && error.message) || (error ? UNEXPECTED : UNKNOWN)

/** A form of plain inputs: they keep what was typed whatever happens, and cost next to no script. */
export function useAuthForm<T extends { [K in keyof T]: string }>(options: AuthForm<T>) {
  const { fields, validate, submit, failure, rename = {} } = options
  const [errors, setErrors] = useState<Errors<T>>({})
  const [pending, setPending] = useState(false)

  const show = (form: HTMLFormElement, found: Errors<T>) => {
    setErrors(found)
    const first = fields.find((field) => found[field])
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus()
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const data = new FormData(form)
    const values = Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as T
    const found = validate(values)
    show(form, found)
    if (Object.keys(found).length > 0) return
    setPending(true)
    let leaving: boolean | void = false
    try {
      leaving = await submit(values)
    } catch (error) {
      if (error instanceof ApiError) show(form, landing(error.errors))
      toast({ title: failure, description: authMessageOf(error), variant: 'destructive' })
    }
    if (!leaving) setPending(false)
  }

  const landing = (sent: ApiError['errors']): Errors<T> =>
    Object.fromEntries(
      Object.entries(sent)
        .map(([field, messages]) => [rename[field] ?? field, messages[0]])
        .filter(([field]) => fields.includes(field as keyof T & string)),
    ) as Errors<T>

  /** What is being mended is no longer wrong. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    if (name in errors) setErrors(({ [name as keyof T & string]: _, ...others }) => others as Errors<T>)
  }

  // POST, so that a form sent before its script has loaded never puts a password into an address.
  return { errors, pending, form: { method: 'post', noValidate: true, onSubmit, onInput } as const }
}
