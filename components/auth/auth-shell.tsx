import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Separator } from '@/components/ui/separator'
import { Badge } from '@/components/ui/badge'
import { PaperStack } from '@/components/shared/text/paper-stack'

const LINES = [
  { name: 'brand', amount: 1840 },
  { name: 'website', amount: 3200 },
  { name: 'photography', amount: 420 },
  { name: 'tax', amount: 1092 },
] as const
const TOTAL = 6552

/** Illustration of a stack of invoices, drawn in HTML. */
function AuthIllustration() {
  const t = useTranslations('auth.shell.sample')
  const format = useFormatter()
  return (
    <PaperStack className="aspect-[1/1.16] w-[min(25rem,78%)]">
      <div className="paper shadow-sheet h-full rounded-sm border p-8">
        <div className="flex items-start justify-between">
          <div className="flex items-center gap-2.5 font-semibold">
            <span className="bg-foreground grid size-6 place-items-center rounded-full text-xs text-white">
              F
            </span>
            Fernhill Studio
          </div>
          <Badge dot variant="sent">
            {t('status')}
          </Badge>
        </div>
        <div className="mt-7 flex items-end justify-between">
          <div>
            <p className="text-muted-foreground text-xs">{t('amountDue')}</p>
            <p className="text-3xl font-semibold tabular-nums">
              {format.number(TOTAL, { style: 'currency', currency: 'GBP' })}
            </p>
          </div>
          <p className="text-muted-foreground text-right text-xs tabular-nums">
            {t('number')}
            <br />
            {t('due')}
          </p>
        </div>
        <ul className="mt-7 divide-y border-y text-xs">
          {LINES.map(({ name, amount }) => (
            <li key={name} className="flex justify-between gap-4 py-2.5">
              {t(`lines.${name}`)}
              <span className="tabular-nums">{format.number(amount, { minimumFractionDigits: 2 })}</span>
            </li>
          ))}
        </ul>
        <p className="text-muted-foreground mt-6 text-xs">{t('thanks')}</p>
      </div>
    </PaperStack>
  )
}

/** Form beside an illustration; the form only if narrower than a laptop. */
export function AuthShell({ brand, children }: { brand: ReactNode; children: ReactNode }) {
  const t = useTranslations('auth.shell')
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(30rem,1fr)_1.1fr]">
      <div className="flex flex-col px-5 py-6 sm:px-10 sm:py-8">
        <header>{brand}</header>
        {/* Not centred vertically: it would move while the rest of a form arrives. */}
        <main className="mx-auto mt-[12vh] w-full max-w-sm py-10 [&_input]:h-11">{children}</main>
      </div>
      <aside className="bg-sidebar hidden flex-col items-center justify-center gap-14 overflow-hidden border-l p-10 lg:flex">
        <AuthIllustration />
        <p className="max-w-sm text-center text-lg font-medium text-balance">{t('tagline')}</p>
      </aside>
    </div>
  )
}

export function OrDivider() {
  const t = useTranslations('auth.shell')
  return (
    <div className="text-caption text-muted-foreground flex items-center gap-3">
      <Separator className="shrink" />
      {t('or')}
      <Separator className="shrink" />
    </div>
  )
}
