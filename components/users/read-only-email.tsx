import { useId } from 'react'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { cn } from '@/lib/utils'

/** The address that signs in, among fields that can be changed. */
export function ReadOnlyEmail({ email, className }: { email: string; className?: string }) {
  const id = useId()
  return (
    <div className={cn('grid gap-1.5', className)}>
      <Label htmlFor={id}>Email</Label>
      <Input
        id={id}
        type="email"
        value={email}
        readOnly
        autoComplete="off"
        aria-describedby={`${id}-description`}
      />
      <p id={`${id}-description`} className="text-caption text-muted-foreground">
        Email address cannot be changed.
      </p>
    </div>
  )
}
