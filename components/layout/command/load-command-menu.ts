/** Fetches the command menu, which no page comes with. */
export const loadCommandMenu = () => import('./command-menu')

/** Fetches it ahead of its use. If that fails, opening it tries again. */
export const preloadCommandMenu = (): void => void loadCommandMenu().catch(() => undefined)
