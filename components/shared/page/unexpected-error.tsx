'use client'

import { useTransition } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { ErrorCard } from './error-card'
import { loadPage } from '@/components/shared/browser/load-page'

const getErrorDigest = (error: unknown): string | undefined =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined

const WHAT_NOW = 'We couldn’t load this page. Your saved work is safe. Please try again.'

type UnexpectedErrorProps = {
  error: unknown
  retry: () => void
}

/**
 * Fallback of error boundaries, with the reference of the log entry. Every page includes it, so it uses plain elements.
 */
export function UnexpectedError({ error, retry }: UnexpectedErrorProps) {
  const [pending, startTransition] = useTransition()
  const reference = getErrorDigest(error)
  return (
    <ErrorCard
      title="Something went wrong"
      text={reference ? `${WHAT_NOW} If it keeps happening, send us the reference below.` : WHAT_NOW}
      reference={reference}
      action={
        <>
          <button
            type="button"
            className={buttonVariants()}
            aria-busy={pending}
            onClick={() => startTransition(retry)}
          >
            Try again
          </button>
          {/* A full page load, since the page's memory may be corrupt. */}
          <button
            type="button"
            className={buttonVariants({ variant: 'outline' })}
            onClick={() => loadPage('/')}
          >
            Go to Dashboard
          </button>
        </>
      }
    />
  )
}
