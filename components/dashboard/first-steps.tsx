import type { ReactNode } from 'react'
import Link from 'next/link'
import { Check } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { cn } from '@/lib/utils'

interface FirstStepsProps {
  hasCompany: boolean
  hasClients: boolean
}

/** The way to the first invoice, for somebody who has none: what is done, and the one thing to do next. */
export function FirstSteps({ hasCompany, hasClients }: FirstStepsProps) {
  const steps = [
    {
      isDone: hasCompany,
      title: 'Say who you are',
      text: 'Name, address and logo stand at the top of every invoice.',
      button: 'Company details',
      href: '/settings?tab=company',
    },
    {
      isDone: hasClients,
      title: 'Add whom you work for',
      text: 'A name is enough; an e-mail address lets you send to it.',
      button: 'Add a client',
      href: '/clients?edit=new',
    },
    {
      isDone: false,
      title: 'Write the invoice',
      text: 'You see it as your client will while you type, and it stays a draft until you send it.',
      button: 'Write it',
      href: '/invoices/create',
    },
    {
      isDone: false,
      title: 'Send it',
      text: 'By e-mail or as a link. You are told when it is opened, and this page shows when it is paid.',
    },
  ]
  const next = steps.findIndex(({ isDone }) => !isDone)
  return (
    <Card aria-labelledby="first-steps">
      <CardHeader>
        <div>
          <CardTitle id="first-steps">Your first invoice</CardTitle>
          <CardDescription>Four steps, a few minutes</CardDescription>
        </div>
      </CardHeader>
      <CardContent>
        <ol className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
          {steps.map(({ isDone, title, text, button, href }, index) => (
            <li key={title} className="flex gap-3" aria-current={index === next ? 'step' : undefined}>
              <Mark isDone={isDone} isNext={index === next}>
                {index + 1}
              </Mark>
              <div className="min-w-0">
                <p className={cn('font-medium', isDone && 'text-muted-foreground')}>
                  {title}
                  {isDone && <span className="sr-only"> (done)</span>}
                </p>
                <p className="text-caption text-muted-foreground">{text}</p>
                {href && index === next && (
                  <Link
                    href={href}
                    className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-3' })}
                  >
                    {button}
                  </Link>
                )}
              </div>
            </li>
          ))}
        </ol>
      </CardContent>
    </Card>
  )
}

interface MarkProps {
  isDone: boolean
  isNext: boolean
  children: ReactNode
}

const Mark = ({ isDone, isNext, children }: MarkProps) => (
  <span
    className={cn(
      'tabular grid size-5.5 shrink-0 place-items-center rounded-full text-xs font-medium',
      isDone || isNext ? 'bg-primary-soft text-primary' : 'bg-secondary text-secondary-foreground',
    )}
  >
    {isDone ? <Check aria-hidden="true" className="size-3" strokeWidth={3} /> : children}
  </span>
)
