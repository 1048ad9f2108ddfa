import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/utils'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Wraps a skeleton with a single loading message for screen readers. */
export function SkeletonScreen({ label, children }: { label?: string; children: ReactNode }) {
  const t = useTranslations('common')
  return (
    <div role="status">
      <span className="sr-only">{label ?? t('loading')}</span>
      {children}
    </div>
  )
}

export const ButtonSkeleton = ({ className }: { className?: string }) => (
  <Skeleton className={cn('h-9 w-32 pointer-coarse:h-11', className)} />
)

/** Placeholder tiles of the dashboard; on a phone the sums span its width. */
export function TilesSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div className="bg-border grid grid-cols-2 gap-px overflow-hidden rounded-lg border shadow-sm @[58rem]:grid-cols-4">
      {times(count).map((index) => (
        <div
          key={index}
          data-slot="tile"
          className={cn(
            'bg-card flex h-33 flex-col gap-3 px-4 py-3.5 sm:px-5 sm:py-4',
            index < 2 && 'max-sm:col-span-2',
          )}
        >
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-8 w-36 max-w-full" />
          <Skeleton className="h-3 w-28 max-w-full" />
        </div>
      ))}
    </div>
  )
}

export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Card className="divide-y">
      <div className="px-5 py-3.5">
        <Skeleton className="h-3 w-2/5" />
      </div>
      {times(rows).map((index) => (
        <div key={index} className="flex h-15 items-center gap-6 px-5">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="hidden h-4 w-24 sm:block" />
          <Skeleton className="h-5 w-16 rounded-full" />
        </div>
      ))}
    </Card>
  )
}

/** Skeleton of a card with a form. */
export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <Card className="flex flex-col gap-5 p-4 sm:p-5">
      <div className="grid gap-1.5">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-4 w-52 max-w-full" />
      </div>
      {times(fields).map((index) => (
        <div key={index} className="flex flex-col gap-2">
          <Skeleton className="h-3.5 w-28" />
          <Skeleton className="h-9 w-full pointer-coarse:h-11" />
        </div>
      ))}
    </Card>
  )
}

/** Skeleton of a document. */
export function DocumentSkeleton() {
  return (
    <div className="paper shadow-sheet flex flex-col gap-8 rounded-lg border p-6 sm:p-10">
      <div className="flex justify-between gap-6">
        <Skeleton className="h-10 w-2/5" />
        <Skeleton className="h-10 w-1/4" />
      </div>
      <div className="grid gap-3 sm:w-1/2">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
      </div>
      <div className="grid gap-4">
        {times(4).map((index) => (
          <Skeleton key={index} className="h-4 w-full" />
        ))}
      </div>
      <Skeleton className="ml-auto h-8 w-40" />
    </div>
  )
}
