/** Loads the command menu, which no page includes. */
export const loadCommandMenu = () => import('./command-menu')

/** Preloads the command menu. If that fails, opening it tries again. */
export const preloadCommandMenu = (): void => void loadCommandMenu().catch(() => undefined)
