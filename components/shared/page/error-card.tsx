import type { ComponentProps, ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { clsx } from 'clsx'

type ErrorCardProps = {
  title: string
  text?: ReactNode
  /** Link or button for the next step. */
  action?: ReactNode
  /** Reference of the log entry, for support, with its label. */
  reference?: { label: string; id: string }
  icon?: LucideIcon | typeof Alert
  /** `neutral` for information rather than an error. */
  tone?: 'error' | 'neutral'
  className?: string
}

/** Inlined icon, because error pages don't load the icon library. */
function Alert(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      {...props}
    >
      <path d="M12 8v4m0 4h.01M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20" />
    </svg>
  )
}

/** Error message with the next step. Plain elements without tailwind-merge, since every page loads its error pages. */
export function ErrorCard(props: ErrorCardProps) {
  const { title, text, action, reference, icon: Icon = Alert, tone = 'error', className } = props
  return (
    <section
      className={clsx(
        'bg-card text-card-foreground mx-auto w-full max-w-md min-w-0 rounded-lg border px-6 py-8 text-center shadow-sm',
        className,
      )}
    >
      <span
        className={clsx(
          'mx-auto mb-4 grid size-11 place-items-center rounded-full',
          tone === 'neutral' ? 'bg-muted text-muted-foreground' : 'bg-destructive-soft text-destructive',
        )}
      >
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <h1 className="text-lg font-semibold">{title}</h1>
      {text && <p className="text-muted-foreground mx-auto mt-1 max-w-sm">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div>}
      {reference && (
        <p className="text-muted-foreground mt-6 text-xs">
          {reference.label} <code className="font-mono">{reference.id}</code>
        </p>
      )}
    </section>
  )
}
