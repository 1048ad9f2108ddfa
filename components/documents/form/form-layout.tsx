import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { HydratedArea } from '@/components/shared/form/hydrated-area'
import { cn } from '@/lib/utils'
import { Card } from '@/components/ui/card'

/** Form with a preview beside it. Saved only by its buttons, never by native submission. */
export function FormLayout({ children, ...props }: ComponentProps<'form'>) {
  return (
    <form method="post" noValidate onSubmit={(event) => event.preventDefault()} {...props}>
      <HydratedArea
        className={cn(
          '@container/form max-md:pb-20',
          // Keeps focused fields clear of the sticky bars.
          '[&_:is(input,select,textarea,button)]:scroll-mt-8 [&_:is(input,select,textarea,button)]:scroll-mb-24',
        )}
      >
        {children}
      </HydratedArea>
    </form>
  )
}

/** Form and preview side by side where there is room; otherwise the form only. */
export function FormColumns({ children, preview }: { children: ReactNode; preview: ReactNode }) {
  return (
    <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1.06fr)_minmax(0,1fr)] @4xl:gap-8">
      <div className="@container/column grid min-w-0 gap-4">{children}</div>
      {preview}
    </div>
  )
}

/** Stays visible while the form scrolls, and scrolls itself if taller than the window. */
export function FormPreview({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside
      aria-label={label}
      tabIndex={0}
      className="sticky top-2 -mx-6 -my-2 hidden max-h-[calc(100dvh-0.5rem)] overflow-y-auto px-6 pt-2 pb-6 @4xl:block"
    >
      {children}
    </aside>
  )
}

export function FormHead({ children }: { children: ReactNode }) {
  return (
    <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">{children}</header>
  )
}

/** Sticky action bar at the bottom of a long form. Static in a low window. */
export function FormBar({ children }: { children: ReactNode }) {
  const t = useTranslations('common')
  return (
    <div
      role="group"
      aria-label={t('save')}
      data-slot="form-bar"
      className={cn(
        'low-window:static! bg-background/94 sticky bottom-0 z-30 -mx-2 flex items-center gap-2 border-t px-2 py-3 backdrop-blur-[10px]',
        // Always in sight, but within the page's scroll padding: focusing a button must not scroll.
        'low-window:[&_button]:scroll-my-0! [&_button]:-scroll-my-24!',
        'max-md:fixed max-md:inset-x-0 max-md:z-40 max-md:mx-0 max-md:flex-wrap max-md:px-4 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
      )}
    >
      {children}
    </div>
  )
}

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="@container grid gap-4 p-4 sm:p-5">
      <h2 className="text-base font-semibold tracking-tight">{title}</h2>
      {children}
    </Card>
  )
}
