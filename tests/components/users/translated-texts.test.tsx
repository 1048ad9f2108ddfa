import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { Form } from '@/components/ui/form'
import { UnsavedChangesGuard } from '@/components/shared/unsaved/unsaved-changes-guard'
import { DefaultsFields } from '@/components/users/settings/invoices/defaults-fields'
import { RemindersCard } from '@/components/users/settings/invoices/reminders-card'
import type { DefaultsValues } from '@/components/users/user-values'
import { catalogue } from '@/lib/i18n/documents/en'
import { catalogue as german } from '@/lib/i18n/documents/de'
import { mockApi, ApiFailure } from '../documents/mock-api'
import { chooseOption } from '@/tests/factories/select'
import { getSaveButton, saveChanges, SettingsStub } from './save-changes'

const READ = 'GET /api/user/texts'
const WRITE = 'PATCH /api/user/texts'
const KEPT = { language: 'en', texts: { en: { notes: 'Thank you.' }, de: { notes: 'Danke.' } } }
const none = { subject: null, message: null }

function Defaults() {
  const form = useForm<DefaultsValues>({
    defaultValues: { defaultPaymentTerms: 14, defaultNotes: 'Thank you.', defaultTerms: '' },
  })
  return (
    <Form {...form}>
      <UnsavedChangesGuard />
      <DefaultsFields paymentTerms={14} language="en" fallback={{ notes: 'Thank you.', terms: '' }} />
    </Form>
  )
}
const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Default Invoice Notes' })
const choose = (label: string, language: string | RegExp) =>
  chooseOption(screen.getByLabelText(label), language)

it('the settings page shows notes and terms by language, and saves changes', async () => {
  const calls = mockApi({ [READ]: KEPT, [WRITE]: { ...KEPT, texts: { de: { notes: 'Vielen Dank.' } } } })
  render(<Defaults />, { wrapper: SettingsStub })
  expect(notes()).toHaveValue('Thank you.')
  await choose('Notes and terms in', 'German')
  await waitFor(() => expect(notes()).toHaveValue('Danke.'))
  expect(notes()).toHaveAttribute('lang', 'de')
  await userEvent.clear(notes())
  expect(notes()).toHaveAttribute('placeholder', 'Thank you.')
  await userEvent.type(notes(), 'Vielen Dank.')
  await saveChanges()
  await waitFor(() => expect(getSaveButton()).toBeDisabled())
  expect(calls.at(-1)!.body).toEqual({ language: 'de', texts: { notes: 'Vielen Dank.' } })
  await choose('Notes and terms in', /^English/)
  expect(notes()).toHaveValue('Thank you.')
})

it('the settings page asks before input in a language is discarded', async () => {
  mockApi({ [READ]: KEPT })
  render(<Defaults />, { wrapper: SettingsStub })
  await choose('Notes and terms in', 'German')
  await waitFor(() => expect(notes()).toHaveValue('Danke.'))
  await userEvent.type(notes(), ' Bis bald.')
  await choose('Notes and terms in', 'French')
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /keep|stay|cancel/i }))
  expect(notes()).toHaveValue('Danke. Bis bald.')
})

describe('reminder texts', () => {
  const show = () =>
    render(
      <RemindersCard
        language="en"
        offersLanguages={true}
        defaults={catalogue.mail.reminder}
        reminders={{ days: [], hour: 9, before: none, after: none }}
      />,
      { wrapper: SettingsStub },
    )
  const subjects = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Subject' })

  it('default to ours in another language until others are saved', async () => {
    const calls = mockApi({
      [READ]: KEPT,
      [WRITE]: { language: 'en', texts: { de: { beforeSubject: 'Bald: {number}' } } },
    })
    show()
    await choose('Reminder texts in', 'German')
    await waitFor(() => expect(subjects()[0]).toHaveValue(german.mail.reminder.before.subject))
    await userEvent.clear(subjects()[0]!)
    await userEvent.type(subjects()[0]!, 'Bald: {{number}{Enter}')
    await waitFor(() => expect(getSaveButton()).toBeDisabled())
    expect(calls.at(-1)!.body).toEqual({ language: 'de', texts: { beforeSubject: 'Bald: {number}' } })
  })

  it('show errors at their fields', async () => {
    const wrong = 'Please keep {link}, so that your client can open the invoice'
    mockApi({
      [READ]: KEPT,
      [WRITE]: new ApiFailure(422, { message: wrong, errors: { 'texts.afterMessage': [wrong] } }),
    })
    show()
    await choose('Reminder texts in', 'German')
    await waitFor(() => expect(subjects()[0]).toHaveValue(german.mail.reminder.before.subject))
    const messages = screen.getAllByRole('textbox', { name: 'Message' })
    await userEvent.type(messages[1]!, 'x')
    await saveChanges()
    await waitFor(() => expect(messages[1]).toHaveAccessibleDescription(expect.stringContaining(wrong)))
  })
})
