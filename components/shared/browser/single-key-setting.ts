const SWITCH = 'single-keys'

/**
 * Returns true if single-key shortcuts are enabled. They can be disabled because speech input may type them (WCAG
 * 2.1.4).
 */
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
    // Storage is blocked: they stay enabled.
  }
}
