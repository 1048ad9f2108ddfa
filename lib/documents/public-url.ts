/** Where a client opens the invoice: `{origin}/invoice/{publicToken}`. */
export const publicUrl = (origin: string, token: string): string => `${origin}/invoice/${token}`
