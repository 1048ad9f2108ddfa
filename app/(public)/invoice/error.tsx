'use client'

import { useEffect, useTransition } from 'react'
import { LoadingBlock } from '@/components/shared/page/loading-block'
import { getErrorTexts } from '@/components/shared/page/error-texts'
import { ErrorCard } from '@/components/shared/page/error-card'
import { buttonVariants } from '@/components/ui/button-variants'

export default function PublicInvoiceError({ error, retry }: { error: unknown; retry: () => void }) {
  const { publicInvoice: texts, retry: retryLabel } = getErrorTexts()
  const [pending, start] = useTransition()
  useEffect(() => console.error(error), [error])
  return (
    <main className="grid flex-1 place-items-center p-4">
      {pending ? (
        <LoadingBlock label={texts.loading} />
      ) : (
        <ErrorCard
          title={texts.title}
          text={texts.text}
          action={
            <button type="button" className={buttonVariants()} onClick={() => start(retry)}>
              {retryLabel}
            </button>
          }
        />
      )}
    </main>
  )
}
