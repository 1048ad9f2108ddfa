export const MAX_TRIED_LINES = 20

/** Characters of a whole sheet. Anybody may have it drawn, so that it must not take long. */
export const MAX_TRIED_TEXT = 5000
