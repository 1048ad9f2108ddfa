/** Fetches the command menu, which no page comes with. */
export const loadMenu = () => import('./command-menu')

/** Fetches it ahead of its use. If that fails, opening it tries again. */
export const loadMenuAhead = (): void => void loadMenu().catch(() => undefined)
