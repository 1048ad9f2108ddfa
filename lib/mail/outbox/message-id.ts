/**
 * What a mail is called in its header, whatever attempt it is and whoever of its recipients it goes to: a mailbox that gets it twice can
 * tell. It says nothing of how many mails there are.
 */
export const getMessageId = ({ ref, splitFrom }: { ref: string; splitFrom: string | null }): string =>
  `mail-${splitFrom ?? ref}`
