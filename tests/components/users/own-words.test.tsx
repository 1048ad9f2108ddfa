import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { OwnWordsCard } from '@/components/users/settings/invoices/own-words-card'
import { english } from '@/lib/words/english/document'
import { api, Refusal, toastText } from '../invoices/browser'

const READ = 'GET /api/user/words'
const WRITE = 'PATCH /api/user/words'
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

async function open(answers: Record<string, unknown>) {
  const calls = api({ [READ]: { words: { en: { 'sheet.total': 'Grand total' } } }, ...answers })
  const user = userEvent.setup()
  const { container } = render(<OwnWordsCard language="en" />)
  await user.click(screen.getByRole('button', { name: 'Change words' }))
  await waitFor(() => expect(field('Total')).toHaveValue('Grand total'))
  return { calls, user, container }
}

it('shows each word beside the business’s own, and saves what was changed', async () => {
  const { calls, user, container } = await open({ [WRITE]: { words: { en: { tax: 'GST ({rate})' } } } })
  expect((await axe(container)).violations).toEqual([])
  expect(screen.getByRole('button', { name: 'Save words' })).toBeDisabled()
  await user.type(field('Tax ({rate})'), 'GST ({{rate})')
  await user.clear(field('Total'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(toastText()[0]).toBe('Words saved'))
  expect(calls.at(-1)!.body).toEqual({ language: 'en', words: { tax: 'GST ({rate})', 'sheet.total': '' } })
  expect(field('Total')).toHaveValue('')
  expect(field('Tax ({rate})')).toHaveValue('GST ({rate})')
})

it('says what is wrong at the word, and keeps what was typed', async () => {
  const wrong = 'Keep what is filled in: {rate}'
  const refusal = new Refusal(422, { message: wrong, errors: { 'words.tax': [wrong] } })
  const { user } = await open({ [WRITE]: refusal })
  await user.type(field('Tax ({rate})'), 'GST')
  await user.click(screen.getByRole('button', { name: 'Save words' }))
  await waitFor(() => expect(field('Tax ({rate})')).toHaveAccessibleDescription(wrong))
  expect(field('Tax ({rate})')).toHaveValue('GST')
  expect(field('Tax ({rate})')).toHaveFocus()
})

it('has what documents of other kinds are called, and not what follows from it', async () => {
  await open({})
  const group = within(screen.getByRole('group', { name: 'Other documents' }))
  expect(group.getAllByRole('textbox').map((input) => input.getAttribute('placeholder'))).toEqual([
    ...Object.values(english.kinds),
    english.proformaNote,
  ])
  expect(field('Valid until')).toBeInTheDocument()
  expect(field('Amount credited')).toBeInTheDocument()
  // The subject of its mail, and not its title.
  expect(screen.getAllByRole('textbox', { name: 'Quote {number}' })).toHaveLength(1)
})

it('has the words of every language', async () => {
  const { user } = await open({})
  await user.selectOptions(screen.getByLabelText('Words in'), 'German')
  await waitFor(() => expect(field('Zwischensumme')).toHaveAttribute('lang', 'de'))
})
