'use client'

import { useEffect } from 'react'
import { UnexpectedError } from '@/components/shared/page/unexpected-error'

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error])
  return (
    <main className="grid min-h-[70dvh] place-items-center p-4">
      <UnexpectedError error={error} retry={retry} />
    </main>
  )
}
