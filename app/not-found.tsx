import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Brand } from '@/components/layout/brand'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title') }
}

export default function NotFound() {
  const t = useTranslations('notFound')
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-8 p-4">
      {/* Plain links instead of <Link>: every page includes this one, and a full page load is fine from here. */}
      <a href="/" aria-label={t('home')} className="flex rounded-md">
        <Brand />
      </a>
      <Card className="w-[min(26rem,calc(100vw-2rem))] px-6 py-9 text-center">
        <p aria-hidden="true" className="text-primary text-5xl font-semibold tabular-nums">
          404
        </p>
        <h1 className="mt-3 text-xl font-semibold">
          <span className="sr-only">404 </span>
          {t('title')}
        </h1>
        <p className="text-muted-foreground mt-1">{t('text')}</p>
        <Button asChild className="mt-6">
          <a href="/">{t('goHome')}</a>
        </Button>
      </Card>
    </main>
  )
}
