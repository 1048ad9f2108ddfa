/** `collapsed` or `expanded`: how the sidebar was left. */
export const SIDEBAR_COOKIE = 'sidebar'
