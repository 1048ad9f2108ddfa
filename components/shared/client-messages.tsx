import { NextIntlClientProvider, type Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

/**
 * Passes messages to the client components inside; it replaces a `ClientMessages` around it. `of` lists the features
 * whose messages they read; `common` is always included. Server components don't need it.
 */
export async function ClientMessages({ of, children }: { of: (keyof Messages)[]; children: ReactNode }) {
  const messages = await getMessages()
  const picked = Object.fromEntries(
    (['common', ...of] as const).map((feature) => [feature, messages[feature]]),
  )
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>
}
