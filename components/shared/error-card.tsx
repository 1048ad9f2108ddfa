import type { ReactNode } from 'react'
import { CircleAlert, type LucideIcon } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/utils'

type ErrorCardProps = {
  title: string
  text?: ReactNode
  /** What to do next. */
  action?: ReactNode
  /** Names the line in the log, for whoever is asked for help. */
  reference?: string
  icon?: LucideIcon
  className?: string
}

/** What happened and what to do next. */
export function ErrorCard({
  title,
  text,
  action,
  reference,
  icon: Icon = CircleAlert,
  className,
}: ErrorCardProps) {
  return (
    <Card className={cn('mx-auto w-full max-w-md px-6 py-8 text-center', className)}>
      <span className="bg-destructive-soft text-destructive mx-auto mb-4 grid size-11 place-items-center rounded-full">
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <h1 className="text-lg font-semibold">{title}</h1>
      {text && <p className="text-muted-foreground mx-auto mt-1 max-w-sm">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div>}
      {reference && (
        <p className="text-muted-foreground mt-6 text-xs">
          Reference <code className="font-mono">{reference}</code>
        </p>
      )}
    </Card>
  )
}
