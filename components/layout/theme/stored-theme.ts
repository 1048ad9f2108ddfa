export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Where the choice is kept: `light` or `dark`; nothing means the system's setting. */
export const THEME_STORAGE_KEY = 'theme'

export function getStoredTheme(): Theme {
  try {
    const kept = localStorage.getItem(THEME_STORAGE_KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement
  classList.remove('light', 'dark')
  if (theme !== 'system') classList.add(theme)
}

/** Puts the kept choice on the document, where no inline script has done it: on the error page that replaces the document. */
export const applyStoredTheme = (): void => applyTheme(getStoredTheme())
