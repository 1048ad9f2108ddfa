import { useState } from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'

const QUESTION = 'Are you sure you want to delete this invoice?'

function Asking({ onConfirm }: { onConfirm: () => Promise<unknown> }) {
  const [open, setOpen] = useState(true)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={QUESTION}
      description="This cannot be undone."
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />
  )
}

it('a confirmation dialog opens with the focus on the safe button', async () => {
  const onConfirm = jest.fn()
  render(<Asking onConfirm={onConfirm} />)
  const dialog = screen.getByRole('alertdialog', { name: QUESTION })
  expect(dialog).toHaveAccessibleDescription('This cannot be undone.')
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(onConfirm).not.toHaveBeenCalled()
})

it('a confirmation dialog stays open and pending until done, and runs once', async () => {
  let finish: (answer: unknown) => void = () => undefined
  const onConfirm = jest.fn(() => new Promise<unknown>((resolve) => (finish = resolve)))
  render(<Asking onConfirm={onConfirm} />)
  const button = screen.getByRole('button', { name: 'Delete' })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeVisible()
  expect(onConfirm).toHaveBeenCalledTimes(1)
  await act(async () => finish(undefined))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('a confirmation dialog stays open on failure', async () => {
  render(<Asking onConfirm={() => Promise.resolve(false)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.getByRole('alertdialog')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-busy')
})
