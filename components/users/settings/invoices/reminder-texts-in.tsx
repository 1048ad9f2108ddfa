import type { KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import type { TextKey } from '@/lib/business/texts'
import type { Language } from '@/lib/kernel/languages'
import { ReminderTexts, SIDES, type Side, type StandardReminders } from './reminder-texts'
import { useStandard } from './use-standard'
import { useTextsIn } from './use-texts-in'

interface ReminderTextsInProps {
  language: Language
  onTyped: (isTyped: boolean) => void
}

/** What reminders say in a language other than the business's own: the product's words, until others are written. */
export function ReminderTextsIn({ language, onTyped }: ReminderTextsInProps) {
  const standard = useStandard(language)
  return standard && <Texts {...{ language, onTyped, standard }} />
}

const keyOf = (side: Side, part: 'subject' | 'message'): TextKey =>
  part === 'subject' ? `${side}Subject` : `${side}Message`

function Texts({ language, onTyped, standard }: ReminderTextsInProps & { standard: StandardReminders }) {
  const texts = useTextsIn(language, onTyped, {
    ...{ beforeSubject: standard.before.subject, beforeMessage: standard.before.message },
    ...{ afterSubject: standard.after.subject, afterMessage: standard.after.message },
  })
  const { isLoaded, value, error, change, save, isChanged, pending } = texts
  if (!isLoaded) return null
  const shown = (side: Side) => ({
    subject: value(keyOf(side, 'subject')),
    message: value(keyOf(side, 'message')),
  })
  const wrong = SIDES.flatMap((side) =>
    (['subject', 'message'] as const).map((part) => {
      const message = error(keyOf(side, part))
      return [`${side}.${part}`, message ? [message] : []] as const
    }),
  )
  /** Enter means these texts, which have a button of their own, and not the card around them. */
  const saveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.stopPropagation()
    if (isChanged && !pending) void save()
  }
  return (
    <div className="grid gap-5" onKeyDown={saveByEnter}>
      <ReminderTexts
        lang={language}
        texts={{ before: shown('before'), after: shown('after') }}
        onChange={(side, words) => {
          for (const [part, text] of Object.entries(words)) change(keyOf(side, part as 'subject'), text)
        }}
        errors={Object.fromEntries(wrong)}
      />
      <Button
        variant="outline"
        className="justify-self-end"
        disabled={!isChanged}
        loading={pending}
        onClick={save}
      >
        Save texts
      </Button>
    </div>
  )
}
