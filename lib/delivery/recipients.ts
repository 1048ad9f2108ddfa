interface Addressed {
  to: string[]
  cc: string[]
  bcc: string[]
  /** Those of them it is for; empty for all. */
  only: string[]
}

/** Whom a mail is for, where each of them stands. */
export function recipientsOf({ to, cc, bcc, only }: Addressed): Record<'to' | 'cc' | 'bcc', string[]> {
  const mine = (list: string[]) => (only.length > 0 ? list.filter((address) => only.includes(address)) : list)
  return { to: mine(to), cc: mine(cc), bcc: mine(bcc) }
}

/** The same in one list. */
export function everybody(mail: Addressed): string[] {
  const { to, cc, bcc } = recipientsOf(mail)
  return [...to, ...cc, ...bcc]
}
