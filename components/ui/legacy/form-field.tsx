import { cloneElement, useId, type ReactElement, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { cn } from '@/lib/utils'
import { Label } from '@/components/ui/label'

/** What ties a control to its label, hint and error. */
type ControlProps = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

type FormFieldProps = {
  label: ReactNode
  /** One control, or a function of its wiring (for a Controller, or a control inside something else). */
  children: ReactElement<Partial<ControlProps>> | ((control: ControlProps) => ReactNode)
  hint?: ReactNode
  /** What is wrong, in the schema's words. */
  error?: string
  required?: boolean
  /** Read by a screen reader, not shown. */
  hideLabel?: boolean
  /** At the end of the label's line, such as a link. */
  aside?: ReactNode
  id?: string
  className?: string
}

/** Label, control, hint and error as one, wired for the keyboard and the screen reader. */
export function FormField(props: FormFieldProps) {
  const { label, children, hint, error, required, hideLabel, aside, className } = props
  const ownId = useId()
  const id = props.id ?? (typeof children === 'object' ? children.props.id : undefined) ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: ControlProps = {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true as const }),
    ...(required && { 'aria-required': true as const }),
  }
  return (
    <div className={cn('ui-field', className)}>
      <div className={cn('flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        <Label htmlFor={id}>{label}</Label>
        {aside}
      </div>
      {typeof children === 'function' ? children(control) : cloneElement(children, control)}
      {hint && (
        <p id={`${id}-hint`} className="ui-field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="ui-field-error">
          <CircleAlert aria-hidden="true" />
          <span className="break-anywhere">{error}</span>
        </p>
      )}
    </div>
  )
}
