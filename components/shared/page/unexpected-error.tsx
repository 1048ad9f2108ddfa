'use client'

import { useTransition } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { ErrorCard } from './error-card'
import { getErrorTexts } from './error-texts'
import { loadPage } from '@/components/shared/browser/load-page'

const getErrorDigest = (error: unknown): string | undefined =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined

type UnexpectedErrorProps = {
  error: unknown
  retry: () => void
}

/**
 * Fallback of error boundaries, with the reference of the log entry. Every page includes it, so it uses plain elements.
 */
export function UnexpectedError({ error, retry }: UnexpectedErrorProps) {
  const [pending, startTransition] = useTransition()
  const texts = getErrorTexts()
  const reference = getErrorDigest(error)
  return (
    <ErrorCard
      title={texts.title}
      text={reference ? `${texts.text} ${texts.referenceHint}` : texts.text}
      reference={reference ? { label: texts.reference, id: reference } : undefined}
      action={
        <>
          <button
            type="button"
            className={buttonVariants()}
            aria-busy={pending}
            onClick={() => startTransition(retry)}
          >
            {texts.retry}
          </button>
          {/* A full page load, since the page's memory may be corrupt. */}
          <button
            type="button"
            className={buttonVariants({ variant: 'outline' })}
            onClick={() => loadPage('/')}
          >
            {texts.home}
          </button>
        </>
      }
    />
  )
}
