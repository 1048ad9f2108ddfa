import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tooltip } from '@/components/ui/tooltip'

it('appears after 700 ms and goes with the pointer', async () => {
  render(
    <Tooltip content="Copy the link">
      <button type="button">Copy</button>
    </Tooltip>,
  )
  jest.useFakeTimers()
  const pointer = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  try {
    await pointer.hover(screen.getByRole('button', { name: 'Copy' }))
    act(() => jest.advanceTimersByTime(699))
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByRole('tooltip')).toHaveTextContent('Copy the link')
    await pointer.unhover(screen.getByRole('button', { name: 'Copy' }))
    act(() => jest.advanceTimersByTime(500))
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  } finally {
    jest.useRealTimers()
  }
})
