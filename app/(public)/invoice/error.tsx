'use client'

import { useEffect, useTransition } from 'react'
import { LoadingBlock } from '@/components/shared/page/loading-block'
import { ErrorCard } from '@/components/shared/page/error-card'
import { buttonVariants } from '@/components/ui/button-variants'

export default function PublicInvoiceError({ error, retry }: { error: unknown; retry: () => void }) {
  const [pending, start] = useTransition()
  useEffect(() => console.error(error), [error])
  return (
    <main className="grid flex-1 place-items-center p-4">
      {pending ? (
        <LoadingBlock label="Loading invoice..." />
      ) : (
        <ErrorCard
          title="Failed to load invoice"
          text="Your link is fine. Please try again in a moment."
          action={
            <button type="button" className={buttonVariants()} onClick={() => start(retry)}>
              Try again
            </button>
          }
        />
      )}
    </main>
  )
}
