/** Names the error of a change that wants to know first that it is the owner who asks (lib/auth/fresh-proof.ts). */
export const PROOF_FIELD = 'proof'
