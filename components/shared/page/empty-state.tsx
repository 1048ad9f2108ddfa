import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

type EmptyStateProps = {
  icon?: LucideIcon
  title: string
  text?: ReactNode
  action?: ReactNode
  className?: string
}

export function EmptyState({ icon: Icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-6 py-14 text-center', className)}>
      {Icon && (
        <span className="bg-card text-muted-foreground mb-4 grid size-12 place-items-center rounded-xl border shadow-sm">
          <Icon aria-hidden="true" className="size-5.5" strokeWidth={1.6} />
        </span>
      )}
      <p className="text-base font-medium">{title}</p>
      {text && <p className="text-muted-foreground mt-1 max-w-sm text-balance">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
