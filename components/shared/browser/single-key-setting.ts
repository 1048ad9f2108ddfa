const SWITCH = 'single-keys'

/** Whether single keys do anything. Some people's tools type them (WCAG 2.1.4), so that they can be switched off. */
export function areSingleKeysEnabled(): boolean {
  try {
    return localStorage.getItem(SWITCH) !== 'off'
  } catch {
    return true
  }
}

export function setSingleKeysEnabled(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SWITCH)
    else localStorage.setItem(SWITCH, 'off')
  } catch {
    // Storage is blocked: they stay on.
  }
}
