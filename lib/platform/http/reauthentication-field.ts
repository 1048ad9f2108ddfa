/** Names the error of a change that wants to know first that it is the owner who asks (lib/auth/reauthentication/reauthentication.ts). */
export const REAUTHENTICATION_FIELD = 'proof'
