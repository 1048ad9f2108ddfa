import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IconButton } from '@/components/shared/icon-button'

const copyButton = () =>
  render(
    <IconButton label="Copy the link">
      <svg />
    </IconButton>,
  )
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const tooltip = () => screen.queryByRole('tooltip')

describe('on hover', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const startPointer = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

  it('shows its label after 700 ms', async () => {
    copyButton()
    await startPointer().hover(screen.getByRole('button', { name: 'Copy the link' }))
    wait(699)
    expect(tooltip()).not.toBeInTheDocument()
    wait(1)
    expect(tooltip()).toHaveTextContent('Copy the link')
  })

  it('hides it when clicked, and shows it again when the pointer returns', async () => {
    copyButton()
    const pointer = startPointer()
    const button = screen.getByRole('button')
    await pointer.hover(button)
    wait(700)
    await pointer.click(button)
    wait(1000)
    expect(tooltip()).not.toBeInTheDocument()
    await pointer.unhover(button)
    await pointer.hover(button)
    wait(1000)
    expect(tooltip()).toBeInTheDocument()
  })
})

it('an icon button shows its label at once on keyboard focus, until Escape', async () => {
  copyButton()
  await userEvent.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy the link')
  await userEvent.keyboard('{Escape}')
  expect(tooltip()).not.toBeInTheDocument()
})

it('an icon button passes its label to a link', () => {
  render(
    <IconButton asChild label="Next month">
      <a href="#next">
        <svg />
      </a>
    </IconButton>,
  )
  expect(screen.getByRole('link', { name: 'Next month' })).toHaveAttribute('href', '#next')
})
