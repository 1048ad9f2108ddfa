import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Opens a select or combobox and chooses an option by name. */
export async function chooseOption(trigger: HTMLElement, name: string | RegExp): Promise<void> {
  await userEvent.click(trigger)
  await userEvent.click(await screen.findByRole('option', { name }))
}
