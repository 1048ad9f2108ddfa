/** Names the error of a change that wants to know first that it is the owner who asks (lib/identity/fresh-proof.ts). */
export const REAUTHENTICATION_FIELD = 'proof'
