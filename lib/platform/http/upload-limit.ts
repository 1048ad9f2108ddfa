/** Bytes of an uploaded file: Vercel takes no request of more than 4.5 MB, and what holds there holds everywhere. */
export const MAX_FILE = 4 * 1024 * 1024
export const MAX_FILE_TEXT = '4 MB'
export const TOO_LARGE = `Please choose a file of up to ${MAX_FILE_TEXT}`
