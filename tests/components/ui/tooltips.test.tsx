import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tooltips } from '@/components/ui/legacy/tooltips'

it('appears after 700 ms and goes with the pointer', async () => {
  render(
    <>
      <button type="button" data-tooltip="Copy the link">
        Copy
      </button>
      <Tooltips />
    </>,
  )
  jest.useFakeTimers()
  const pointer = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  try {
    await pointer.hover(screen.getByRole('button', { name: 'Copy' }))
    act(() => jest.advanceTimersByTime(699))
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByRole('tooltip')).toHaveTextContent('Copy the link')
    // Onto the tooltip itself, which stays.
    await pointer.hover(screen.getByRole('tooltip'))
    act(() => jest.advanceTimersByTime(500))
    expect(screen.getByRole('tooltip')).toBeInTheDocument()
    await pointer.hover(document.body)
    act(() => jest.advanceTimersByTime(500))
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  } finally {
    jest.useRealTimers()
  }
})

it('says what the pointer or the keyboard had come to before it was there', async () => {
  const screenWith = (tooltips: boolean) => (
    <>
      <button type="button" aria-label="Share" />
      {tooltips && <Tooltips />}
    </>
  )
  const { rerender } = render(screenWith(false))
  await userEvent.tab()
  expect(screen.getByRole('button')).toHaveFocus()
  rerender(screenWith(true))
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Share')
})

it('is gone once its control is pressed, and comes back when the pointer does', async () => {
  render(
    <>
      <button type="button" aria-label="Actions">
        <svg />
      </button>
      <Tooltips />
    </>,
  )
  jest.useFakeTimers()
  const pointer = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const button = screen.getByRole('button')
  const wait = () => act(() => jest.advanceTimersByTime(1000))
  try {
    await pointer.hover(button)
    wait()
    expect(screen.getByRole('tooltip')).toHaveTextContent('Actions')
    await pointer.click(button)
    // What it opens may take a while, and the pointer trembles on it.
    await pointer.hover(button.firstElementChild!)
    wait()
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    await pointer.hover(document.body)
    await pointer.hover(button)
    wait()
    expect(screen.getByRole('tooltip')).toBeInTheDocument()
  } finally {
    jest.useRealTimers()
  }
})
