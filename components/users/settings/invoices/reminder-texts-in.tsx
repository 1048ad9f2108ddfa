import { Form } from '@/components/ui/form'
import type { Language } from '@/lib/kernel/languages'
import { onEnter } from './on-enter'
import { ReminderTexts, standardTexts, type StandardReminders } from './reminder-texts'
import { useStandard } from './use-standard'
import { useTextsForm } from './use-texts-form'
import { SaveButton } from './save-button'

interface ReminderTextsInProps {
  language: Language
  onTyped: (isTyped: boolean) => void
}

/** What reminders say in a language other than the business's own: the product's words, until others are written. */
export function ReminderTextsIn({ language, onTyped }: ReminderTextsInProps) {
  const standard = useStandard(language)
  return standard && <Texts language={language} onTyped={onTyped} standard={standard} />
}

function Texts({ language, onTyped, standard }: ReminderTextsInProps & { standard: StandardReminders }) {
  const { form, isLoaded, save } = useTextsForm(language, onTyped, standardTexts(standard))
  const { isDirty, isSubmitting } = form.formState
  if (!isLoaded) return null
  return (
    <Form {...form}>
      {/* Enter means these texts, which have a button of their own, and not the card around them. */}
      <div className="grid gap-5" onKeyDown={onEnter(() => isDirty && !isSubmitting && void save())}>
        <ReminderTexts lang={language} />
        <SaveButton save={save}>Save texts</SaveButton>
      </div>
    </Form>
  )
}
