import { buttonVariants } from '@/components/ui/button-variants'
import type { PageWords } from '@/lib/words/document-words'

interface AnswerFormProps {
  token: string
  choice: 'accept' | 'decline'
  /** What is answered, and how much it comes to. */
  title: string
  words: PageWords['answer']
  /** What was typed before something was wrong, and what that was. */
  typed: { name: string; note: string }
  problem: 'name' | 'busy' | null
  /** Made for this form: sent twice, it is one answer. */
  requestId: string
}

/**
 * What a client is asked before a quote is accepted or declined: who they are, and what they have to say. Plain elements that need no
 * script, and bring none.
 */
export function AnswerForm(props: AnswerFormProps) {
  const { token, choice, title, words, typed, problem, requestId } = props
  const [heading, button] =
    choice === 'accept' ? [words.acceptTitle, words.accept] : [words.declineTitle, words.decline]
  return (
    <form
      method="post"
      action={`/invoice/${token}/answer`}
      aria-labelledby="answer-title"
      className="ui-card mx-auto mb-4 grid max-w-[52rem] gap-4 p-4 sm:mb-8 sm:p-6"
    >
      <div className="min-w-0">
        <h2 id="answer-title" className="text-lg font-semibold tracking-tight">
          {heading}
        </h2>
        <p className="text-muted-foreground [overflow-wrap:anywhere]">{title}</p>
      </div>
      {problem === 'busy' && (
        <p role="alert" className="ui-field-error">
          {words.tooMany}
        </p>
      )}
      <input type="hidden" name="answer" value={choice} />
      <input type="hidden" name="requestId" value={requestId} />
      <div className="ui-field">
        <label htmlFor="answer-name" className="ui-label">
          {words.name}
        </label>
        <input
          id="answer-name"
          name="name"
          className="ui-input"
          autoComplete="name"
          autoFocus
          required
          maxLength={100}
          defaultValue={typed.name}
          aria-invalid={problem === 'name' || undefined}
          aria-describedby={problem === 'name' ? 'answer-name-error' : undefined}
        />
        {problem === 'name' && (
          <p id="answer-name-error" role="alert" className="ui-field-error">
            {words.nameMissing}
          </p>
        )}
      </div>
      <div className="ui-field">
        <label htmlFor="answer-note" className="ui-label">
          {words.note} <span className="text-muted-foreground font-normal">({words.optional})</span>
        </label>
        <textarea
          id="answer-note"
          name="note"
          rows={3}
          className="ui-input"
          maxLength={1000}
          defaultValue={typed.note}
        />
      </div>
      <div className="flex flex-wrap gap-2 max-sm:flex-col sm:justify-end">
        <a href={`/invoice/${token}`} className={buttonVariants({ variant: 'outline' })}>
          {words.back}
        </a>
        <button type="submit" className={buttonVariants({ className: 'max-sm:order-first' })}>
          {button}
        </button>
      </div>
    </form>
  )
}
