/** Field of the error for a change that requires reauthentication (lib/auth/reauthentication/reauthentication.ts). */
export const REAUTHENTICATION_FIELD = 'proof'
