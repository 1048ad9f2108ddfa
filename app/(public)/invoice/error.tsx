'use client'

import { useEffect, useTransition } from 'react'
import { LoadingBlock } from '@/components/shared/page/loading-block'
import { ErrorCard } from '@/components/shared/page/error-card'
import { Button } from '@/components/ui/button'

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
          action={<Button onClick={() => start(retry)}>Try again</Button>}
        />
      )}
    </main>
  )
}
