/** Where a client opens the invoice: `{origin}/invoice/{publicToken}`. */
export const getPublicUrl = (origin: string, token: string): string => `${origin}/invoice/${token}`
