import { act, render, screen } from '@testing-library/react'
import { leaveSafely } from '@/components/shared/unsaved/unsaved-forms'
import { UnsavedGuard } from '@/components/shared/unsaved/unsaved-guard'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'

function Form() {
  useUnsaved(true)
  return <input aria-label="Name" />
}

const Screen = ({ hasForm }: { hasForm: boolean }) => (
  <>
    {hasForm && <Form />}
    <UnsavedGuard />
  </>
)

it('asks no longer about a form that has left the screen', async () => {
  const leave = jest.fn()
  const { rerender } = render(<Screen hasForm />)
  act(() => leaveSafely(leave))
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
  rerender(<Screen hasForm={false} />)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(leave).not.toHaveBeenCalled()
})
