import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { SettingsPartsContext, useSettingsParts } from '@/components/users/settings/settings-parts'

/** Replaces the settings form around a card: its Save Changes saves what the card has registered. */
export function SettingsStub({ children }: { children: ReactNode }) {
  const { parts, register } = useSettingsParts()
  const save = async () => {
    for (const part of parts.values()) await part.save()
  }
  return (
    <SettingsPartsContext value={register}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {children}
        <button disabled={parts.size === 0}>Save Changes</button>
      </form>
    </SettingsPartsContext>
  )
}

export const getSaveButton = () => screen.getByRole('button', { name: 'Save Changes' })
export const saveChanges = () => userEvent.click(getSaveButton())
