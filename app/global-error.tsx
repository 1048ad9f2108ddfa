'use client'

import { useEffect, useLayoutEffect } from 'react'
import { UnexpectedError } from '@/components/shared/page/unexpected-error'
import { applyStoredTheme } from '@/components/layout/theme/stored-theme'
import { site } from '@/lib/core/site/brand'
import { sans } from './fonts'
import './globals.css'

/** Replaces the root layout if that fails, so it renders a whole document. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  useLayoutEffect(applyStoredTheme, [])
  useEffect(() => console.error(error), [error])
  return (
    <html lang="en" className={sans.variable}>
      <body>
        <title>{`Something went wrong · ${site.name}`}</title>
        <main className="grid min-h-dvh place-items-center p-4">
          <UnexpectedError error={error} retry={retry} />
        </main>
      </body>
    </html>
  )
}
