// Used in browser and server. Separate from the catalogue of errors, which no page loads.

/** Messages about passwords and codes. */
export const SIGN_IN_MESSAGES = {
  passwordRequired: 'Password is required',
  passwordCommon: 'This password is too easy to guess. Please choose another one.',
  currentPassword: 'Current password is required',
  registeredPassword: 'Enter the password you chose when you registered',
  currentPasswordWrong: 'Your current password is incorrect',
  codeRequired: 'Code is required',
  codeWrong: 'This code is incorrect or was already used. Please try the next one.',
  mailedCodeWrong: 'This code is incorrect or has expired. Check the newest e-mail, or get another one.',
  proof: 'Please confirm that it’s you',
  otherEmail: 'This doesn’t match your account’s email address',
} as const
