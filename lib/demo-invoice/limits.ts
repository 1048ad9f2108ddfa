export const MAX_DEMO_LINES = 20

/** Maximum characters of a draft. Anybody can render one, so it must not take long. */
export const MAX_DEMO_TEXT = 5000
