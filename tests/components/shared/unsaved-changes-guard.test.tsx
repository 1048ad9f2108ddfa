import { act, render, screen } from '@testing-library/react'
import { confirmLeave } from '@/components/shared/unsaved/unsaved-forms'
import { UnsavedChangesGuard } from '@/components/shared/unsaved/unsaved-changes-guard'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'

function Form() {
  useUnsavedChanges(true)
  return <input aria-label="Name" />
}

const Screen = ({ hasForm }: { hasForm: boolean }) => (
  <>
    {hasForm && <Form />}
    <UnsavedChangesGuard />
  </>
)

it('the unsaved changes guard no longer asks about a form that was unmounted', async () => {
  const leave = jest.fn()
  const { rerender } = render(<Screen hasForm />)
  act(() => confirmLeave(leave))
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
  rerender(<Screen hasForm={false} />)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(leave).not.toHaveBeenCalled()
})
