import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Chooses an option, by its name, in a select or a combobox that is closed. */
export async function chooseOption(trigger: HTMLElement, name: string | RegExp): Promise<void> {
  await userEvent.click(trigger)
  await userEvent.click(await screen.findByRole('option', { name }))
}
