export const triedMailboxKey: string
export function askedMailboxKey(): string
