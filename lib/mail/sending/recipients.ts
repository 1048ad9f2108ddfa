interface AddressedMail {
  to: string[]
  cc: string[]
  bcc: string[]
  /** Those of them it is for; empty for all. */
  only: string[]
}

/** Whom a mail is for, where each of them stands. */
export function getRecipients({ to, cc, bcc, only }: AddressedMail): Record<'to' | 'cc' | 'bcc', string[]> {
  const mine = (list: string[]) => (only.length > 0 ? list.filter((address) => only.includes(address)) : list)
  return { to: mine(to), cc: mine(cc), bcc: mine(bcc) }
}

/** The same in one list. */
export function listRecipients(mail: AddressedMail): string[] {
  const { to, cc, bcc } = getRecipients(mail)
  return [...to, ...cc, ...bcc]
}
