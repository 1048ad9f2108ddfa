'use client'

import { useActionState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import type { AnswerFormState } from '@/lib/public-links/schema'
import type { PageMessages } from '@/lib/i18n/message-types'

const ERROR = 'text-caption text-destructive font-medium'

interface QuoteAnswerFormProps {
  /** Path of the page without the form. */
  path: string
  /** A server action, so that the form works without JavaScript. */
  action: (state: AnswerFormState, form: FormData) => Promise<AnswerFormState>
  choice: 'accept' | 'decline'
  /** Quote and its total. */
  title: string
  /** Consequence of accepting. */
  hint?: string
  messages: PageMessages['answer']
  /** Idempotency key of this form: submitted twice, it is one answer. */
  requestId: string
}

/** Asks a client for name and note before a quote is accepted or declined. */
export function QuoteAnswerForm({
  path,
  action,
  choice,
  title,
  hint,
  messages,
  requestId,
}: QuoteAnswerFormProps) {
  const [{ name, note, problem }, submit, isPending] = useActionState(action, {
    name: '',
    note: '',
    problem: null,
  })
  const [heading, button] =
    choice === 'accept' ? [messages.acceptTitle, messages.accept] : [messages.declineTitle, messages.decline]
  return (
    <form
      action={submit}
      aria-labelledby="answer-title"
      className="bg-card text-card-foreground mx-auto mb-4 grid max-w-[52rem] min-w-0 gap-4 rounded-lg border p-4 shadow-sm sm:mb-8 sm:p-6"
    >
      <div className="min-w-0">
        <h2 id="answer-title" className="text-lg font-semibold tracking-tight">
          {heading}
        </h2>
        <p className="text-muted-foreground [overflow-wrap:anywhere]">{title}</p>
        {hint && <p className="mt-2 [overflow-wrap:anywhere]">{hint}</p>}
      </div>
      {problem === 'busy' && (
        <p role="alert" className={ERROR}>
          {messages.tooMany}
        </p>
      )}
      <input type="hidden" name="requestId" value={requestId} />
      <div className="grid min-w-0 gap-1.5">
        <Label htmlFor="answer-name">{messages.name}</Label>
        <Input
          id="answer-name"
          name="name"
          autoComplete="name"
          autoFocus
          required
          maxLength={100}
          defaultValue={name}
          aria-invalid={problem === 'name' || undefined}
          aria-describedby={problem === 'name' ? 'answer-name-error' : undefined}
        />
        {problem === 'name' && (
          <p id="answer-name-error" role="alert" className={ERROR}>
            {messages.nameMissing}
          </p>
        )}
      </div>
      <div className="grid min-w-0 gap-1.5">
        <Label htmlFor="answer-note">
          {messages.note} <span className="text-muted-foreground font-normal">({messages.optional})</span>
        </Label>
        <Textarea id="answer-note" name="note" rows={3} maxLength={1000} defaultValue={note} />
      </div>
      <div className="flex flex-wrap gap-2 max-sm:flex-col sm:justify-end">
        <Button asChild variant="outline">
          <a href={path}>{messages.back}</a>
        </Button>
        <Button className="max-sm:order-first" type="submit" disabled={isPending}>
          {button}
        </Button>
      </div>
    </form>
  )
}
