/** Returns the URL of the public page of an invoice. */
export const getPublicUrl = (origin: string, token: string): string => `${origin}/invoice/${token}`
