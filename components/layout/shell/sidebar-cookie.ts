/** Cookie with the sidebar's state: `collapsed` or `expanded`. */
export const SIDEBAR_COOKIE = 'sidebar'
