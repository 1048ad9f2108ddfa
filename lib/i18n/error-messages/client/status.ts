// Said by the browser itself as well as by the server. Apart from the catalogue, which no page carries.

/** Of a document that is not moved, by its status. */
export const STATUS_MESSAGES = {
  DRAFT: 'It is draft.',
  SENT: 'It is sent.',
  PAID: 'It is paid.',
  ACCEPTED: 'It is accepted.',
  DECLINED: 'It is declined.',
  CANCELLED: 'It is cancelled.',
} as const
