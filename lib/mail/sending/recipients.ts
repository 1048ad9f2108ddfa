interface AddressedMail {
  to: string[]
  cc: string[]
  bcc: string[]
  /** Recipients this row is for; empty for all of them. */
  only: string[]
}

/** Returns the recipients an outbox row is for, by header field. */
export function getRecipients({ to, cc, bcc, only }: AddressedMail): Record<'to' | 'cc' | 'bcc', string[]> {
  const filterList = (list: string[]) =>
    only.length > 0 ? list.filter((address) => only.includes(address)) : list
  return { to: filterList(to), cc: filterList(cc), bcc: filterList(bcc) }
}

/** Lists the recipients of `getRecipients` in one array. */
export function listRecipients(mail: AddressedMail): string[] {
  const { to, cc, bcc } = getRecipients(mail)
  return [...to, ...cc, ...bcc]
}
