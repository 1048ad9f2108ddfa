import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

interface AuthNoticeProps {
  title?: string
  children: ReactNode
  tone?: 'error' | 'info'
}

/** Persistent message. */
export function AuthNotice({ title, children, tone = 'info' }: AuthNoticeProps) {
  const failed = tone === 'error'
  const Icon = failed ? CircleAlert : Info
  return (
    <div
      role={failed ? 'alert' : 'status'}
      className={cn(
        'flex gap-3 rounded-lg p-3.5',
        failed ? 'bg-destructive-soft text-destructive' : 'bg-primary-soft text-primary',
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <div className="flex-1 space-y-1.5 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        <div className={title ? 'text-foreground' : undefined}>{children}</div>
      </div>
    </div>
  )
}
