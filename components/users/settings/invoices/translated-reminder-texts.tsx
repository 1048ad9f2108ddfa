import { Form } from '@/components/ui/form'
import type { Language } from '@/lib/core/languages'
import { onEnter } from './on-enter'
import { ReminderTexts, standardTexts, type DefaultReminderTexts } from './reminder-texts'
import { useDefaultReminderTexts } from './use-default-reminder-texts'
import { useTextsForm } from './use-texts-form'
import { SaveButton } from './save-button'

interface TranslatedReminderTextsProps {
  language: Language
  onTyped: (isTyped: boolean) => void
}

/** What reminders say in a language other than the business's own: the product's words, until others are written. */
export function TranslatedReminderTexts({ language, onTyped }: TranslatedReminderTextsProps) {
  const standard = useDefaultReminderTexts(language)
  return standard && <Texts language={language} onTyped={onTyped} standard={standard} />
}

function Texts({
  language,
  onTyped,
  standard,
}: TranslatedReminderTextsProps & { standard: DefaultReminderTexts }) {
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
