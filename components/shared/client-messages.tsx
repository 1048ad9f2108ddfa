import { NextIntlClientProvider, type Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

type Feature = keyof Messages | `validation.${keyof Messages['validation']}`

/**
 * Passes messages to the client components inside; it replaces a `ClientMessages` around it. `of` lists the features
 * whose messages they read; `common` is always included. Pages with forms name `validation`, or only the parts of it
 * that their schemas use (`validation.clients`, with which `validation.field` is included). Server components don't
 * need it.
 */
export async function ClientMessages({ of, children }: { of: Feature[]; children: ReactNode }) {
  const messages = await getMessages()
  const picked = { ...pick(messages, ['common', ...of]), validation: pickValidation(messages, of) }
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>
}

const VALIDATION = 'validation.'

/** No form causes the errors of `validation.api`, so they are never included. */
function pickValidation({ validation: { api: _api, ...validation } }: Messages, of: Feature[]) {
  if (of.includes('validation')) return validation
  const parts = of.filter((name) => name.startsWith(VALIDATION)).map((name) => name.slice(VALIDATION.length))
  return parts.length > 0 ? pick(validation, ['field', ...parts]) : undefined
}

const pick = <T extends object>(source: T, keys: string[]): Partial<T> =>
  Object.fromEntries(Object.entries(source).filter(([key]) => keys.includes(key))) as Partial<T>
