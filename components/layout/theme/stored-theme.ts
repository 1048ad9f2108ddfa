export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Storage key of the theme: `light` or `dark`; missing means the system's setting. */
export const THEME_STORAGE_KEY = 'theme'

export function getStoredTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement
  classList.remove('light', 'dark')
  if (theme !== 'system') classList.add(theme)
}

/** Applies the stored theme on the global error page, which has no inline script. */
export const applyStoredTheme = (): void => applyTheme(getStoredTheme())
