import type { Metadata } from 'next'
import { Brand } from '@/components/layout/brand'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'

export const metadata: Metadata = { title: 'Page Not Found' }

export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-8 p-4">
      {/* Plain links instead of <Link>: every page includes this one, and a full page load is fine from here. */}
      <a href="/" aria-label="Dashboard" className="flex rounded-md">
        <Brand />
      </a>
      <Card className="w-[min(26rem,calc(100vw-2rem))] px-6 py-9 text-center">
        <p aria-hidden="true" className="text-primary text-5xl font-semibold tabular-nums">
          404
        </p>
        <h1 className="mt-3 text-xl font-semibold">
          <span className="sr-only">404 </span>Page Not Found
        </h1>
        <p className="text-muted-foreground mt-1">This page may have moved, or the link may be incomplete.</p>
        <Button asChild className="mt-6">
          <a href="/">Go to Dashboard</a>
        </Button>
      </Card>
    </main>
  )
}
