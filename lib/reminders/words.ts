// Why no reminder is sent, in words for the user.

export const NO_ADDRESS = 'This client has no e-mail address. Add one, or enter a recipient.'
export const CLIENT_DELETED = 'This client was deleted. Enter a recipient.'
export const TOO_SOON = 'A reminder for this invoice was sent in the last 24 hours.'
