import { Card } from '@/components/ui/card'
import type { PageMessages } from '@/lib/i18n/message-types'

interface QuoteAnswerNoticeProps {
  answering: { text: string } & (
    { state: 'expired' } | { state: 'answered'; note: string | null; thanks: string }
  )
  words: PageMessages['answer']
  /** `done` after this visitor's answer, `late` if it came after another one. */
  answerParam: string | string[] | undefined
}

/** Author, date and note of a quote's answer, or a notice that it can't be answered any more. */
export function QuoteAnswerNotice({ answering, words, answerParam }: QuoteAnswerNoticeProps) {
  const isAnswered = answering.state === 'answered'
  return (
    <Card
      role={answerParam === undefined ? undefined : 'status'}
      className="mx-auto mb-4 max-w-[52rem] p-4 [overflow-wrap:anywhere] sm:mb-8 sm:p-6"
    >
      {isAnswered && answerParam === 'late' && <p className="mb-1">{words.answeredBefore}</p>}
      <p className="font-semibold">{answering.text}</p>
      {isAnswered && answering.note && (
        <p className="border-border mt-2 border-l-2 pl-3 whitespace-pre-wrap">{answering.note}</p>
      )}
      {isAnswered && answerParam === 'done' && (
        <p className="text-muted-foreground mt-2">{answering.thanks}</p>
      )}
    </Card>
  )
}
