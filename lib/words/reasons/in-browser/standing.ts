// Said by the browser itself as well as by the server. Apart from the catalogue, which no page carries.

/** Of an invoice that is not moved, by its status. */
export const STANDS = {
  DRAFT: 'It is draft.',
  SENT: 'It is sent.',
  PAID: 'It is paid.',
  CANCELLED: 'It is cancelled.',
} as const
