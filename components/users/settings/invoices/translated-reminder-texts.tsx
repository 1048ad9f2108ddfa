import { Form } from '@/components/ui/form'
import type { Language } from '@/lib/core/languages'
import { onEnter } from './on-enter'
import { ReminderTexts, toReminderTextFields, type DefaultReminderTexts } from './reminder-texts'
import { useDefaultReminderTexts } from './use-default-reminder-texts'
import { useTextsForm } from './use-texts-form'
import { SaveButton } from './save-button'

interface TranslatedReminderTextsProps {
  language: Language
  onDirtyChange: (isDirty: boolean) => void
}

/** Reminder texts in another language than the business's, by default the standard ones. */
export function TranslatedReminderTexts({ language, onDirtyChange }: TranslatedReminderTextsProps) {
  const defaults = useDefaultReminderTexts(language)
  return defaults && <Texts language={language} onDirtyChange={onDirtyChange} defaults={defaults} />
}

function Texts({
  language,
  onDirtyChange,
  defaults,
}: TranslatedReminderTextsProps & { defaults: DefaultReminderTexts }) {
  const { form, isLoaded, save } = useTextsForm(language, onDirtyChange, toReminderTextFields(defaults))
  const { isDirty, isSubmitting } = form.formState
  if (!isLoaded) return null
  return (
    <Form {...form}>
      {/* Enter saves these texts, not the surrounding card. */}
      <div className="grid gap-5" onKeyDown={onEnter(() => isDirty && !isSubmitting && void save())}>
        <ReminderTexts lang={language} />
        <SaveButton save={save}>Save texts</SaveButton>
      </div>
    </Form>
  )
}
