export const MAX_DEMO_LINES = 20

/** The most characters of a sheet. Anybody can render it, so it must not take long. */
export const MAX_DEMO_TEXT = 5000
