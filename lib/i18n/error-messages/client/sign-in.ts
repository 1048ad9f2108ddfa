// Used in browser and server. Separate from the catalogue of errors, which no page loads.

/** Messages about passwords and codes. */
export const SIGN_IN_MESSAGES = {
  passwordRequired: 'Password is required',
  currentPassword: 'Current password is required',
  codeRequired: 'Code is required',
  codeWrong: 'This code is incorrect or was already used. Please try the next one.',
} as const
