'use client'

import { useEffect, useLayoutEffect } from 'react'
import { getErrorTexts } from '@/components/shared/page/error-texts'
import { UnexpectedError } from '@/components/shared/page/unexpected-error'
import { applyStoredTheme } from '@/components/layout/theme/stored-theme'
import { site } from '@/lib/core/site/brand'
import { getPageLanguage } from '@/lib/i18n/page-language'
import { sans } from './fonts'
import './globals.css'

/** Replaces the root layout if that fails, so it renders a whole document, in the language of the page. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const { title } = getErrorTexts()
  useLayoutEffect(applyStoredTheme, [])
  useEffect(() => console.error(error), [error])
  return (
    <html lang={getPageLanguage()} className={sans.variable}>
      <body>
        <title>{`${title} · ${site.name}`}</title>
        <main className="grid min-h-dvh place-items-center p-4">
          <UnexpectedError error={error} retry={retry} />
        </main>
      </body>
    </html>
  )
}
