import { Check } from 'lucide-react'
import { cn } from '@/lib/utils'

export const STEPS = [
  {
    name: 'Profile',
    title: 'Create your profile',
    text: 'Your name and the currency you usually bill in.',
  },
  { name: 'Company', title: 'Company details', text: 'Shown at the top of every invoice.' },
  { name: 'Bank', title: 'Bank details', text: 'Where your clients pay you.' },
]

export function StepList({ current }: { current: number }) {
  return (
    <ol aria-label="Steps" className="grid grid-cols-3 gap-2">
      {STEPS.map(({ name }, index) => {
        const isDone = index < current
        const isReached = index <= current
        return (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={cn(
              'text-caption flex items-center gap-2 border-t-2 pt-3 font-medium transition-colors',
              isReached ? 'border-primary' : 'text-muted-foreground border-border',
            )}
          >
            <span
              className={cn(
                'grid size-5 shrink-0 place-items-center rounded-full text-xs tabular-nums',
                isReached ? 'bg-primary text-primary-foreground' : 'bg-secondary text-secondary-foreground',
              )}
            >
              {isDone ? <Check aria-hidden="true" className="size-3" strokeWidth={3} /> : index + 1}
            </span>
            {name}
            {isDone && <span className="sr-only">(done)</span>}
          </li>
        )
      })}
    </ol>
  )
}
