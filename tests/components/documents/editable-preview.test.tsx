import { screen, waitFor, within } from '@testing-library/react'
import '@/components/documents/form/preview/editable-preview'
import '@/components/documents/form/preview/preview-field'
import { createLine, createReadyFields, renderForm } from './invoice-form-helpers'

/** Renders the form with room for the preview, and returns the document in it. */
async function showPreview(over: Parameters<typeof createReadyFields>[0] = {}) {
  const { user } = renderForm({
    initial: createReadyFields({
      notes: 'Thank you',
      lineItems: [createLine('Compiler', { unitPrice: '100' }), createLine('Travel', { unitPrice: '20' })],
      ...over,
    }),
  })
  return { user, sheet: await screen.findByRole('article') }
}

const field = (name: string) => screen.findByLabelText(`${name}, on the document`)

beforeEach(() => {
  localStorage.clear()
  window.matchMedia = jest.fn().mockReturnValue({ matches: false })
})

describe('a click on the preview', () => {
  it('edits the description, quantity and price of a line, one after the other', async () => {
    const { user, sheet } = await showPreview()
    await user.click(within(sheet).getByText('Compiler'))
    expect(await field('Description, line 1')).toHaveFocus()
    await user.keyboard(', first version')
    expect(screen.getByLabelText('Description, line 1')).toHaveValue('Compiler, first version')
    await user.keyboard('{Tab}')
    expect(await field('Quantity, line 1')).toHaveFocus()
    await user.keyboard('3h 45m{Tab}')
    expect(screen.getByLabelText('Quantity, line 1')).toHaveValue('3.75 h')
    await user.keyboard('80{Enter}')
    expect(screen.getByLabelText('Unit price, line 1')).toHaveValue('80')
    expect(screen.queryByLabelText(/on the document/)).not.toBeInTheDocument()
    await waitFor(() => expect(within(sheet).getAllByText('£320.00')[0]).toBeVisible())
  })

  it('edits a text, whose value comes back with Escape', async () => {
    const { user, sheet } = await showPreview()
    await user.click(within(sheet).getByText('Thank you'))
    await user.type(await field('Notes'), '!{Enter}Ada')
    expect(screen.getByLabelText('Notes')).toHaveValue('Thank you!\nAda')
    await user.keyboard('{Escape}')
    expect(screen.getByLabelText('Notes')).toHaveValue('Thank you')
    expect(screen.queryByLabelText(/on the document/)).not.toBeInTheDocument()
  })

  it('ends with Tab in an emptied text, which the document no longer shows', async () => {
    const { user, sheet } = await showPreview()
    await user.click(within(sheet).getByText('Thank you'))
    await user.clear(await field('Notes'))
    await waitFor(() => expect(within(sheet).queryByText('Thank you')).not.toBeInTheDocument())
    await user.keyboard('{Tab}')
    expect(screen.queryByLabelText(/on the document/)).not.toBeInTheDocument()
    expect(screen.getByLabelText('Notes')).toHaveValue('')
  })

  it('fills in an empty text, reference and description', async () => {
    const { user, sheet } = await showPreview({
      notes: '',
      lineItems: [createLine('', { unitPrice: '100' })],
    })
    for (const [place, name, text] of [
      ['Add notes', 'Notes', 'Thank you'],
      ['Add purchase order', 'Purchase order', 'PO-4711'],
      ['Add a description', 'Description, line 1', 'Compiler'],
    ] as const) {
      await user.click(within(sheet).getByText(place))
      await user.type(await field(name), text)
      await user.click(document.body)
      expect(screen.getByLabelText(name)).toHaveValue(text)
      await waitFor(() => expect(within(sheet).queryByText(place)).not.toBeInTheDocument())
    }
    // Only a credit note gives a reason.
    expect(within(sheet).queryByText('Add a reason')).not.toBeInTheDocument()
  })

  it('edits the issue date, which moves the due date', async () => {
    const { user, sheet } = await showPreview()
    await user.click(within(sheet).getByText('Nov 09, 2026'))
    await user.clear(await field('Issue Date'))
    await user.keyboard('2026-11-10{Enter}')
    await waitFor(() => expect(within(sheet).getByText('Nov 24, 2026')).toBeVisible())
    expect(screen.getByLabelText('Due Date')).toHaveValue('2026-11-24')
  })

  it('opens the list of clients', async () => {
    const { user, sheet } = await showPreview()
    await user.click(within(sheet).getByText('Ada Lovelace'))
    await user.click(await screen.findByRole('option', { name: /Grace Hopper/ }))
    await waitFor(() => expect(within(sheet).getByText('Grace Hopper')).toBeVisible())
  })
})
