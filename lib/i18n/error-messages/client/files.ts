// Used in browser and server. Separate from the catalogue of errors, which no page loads.

export const FILE_TOO_LARGE = 'Please choose a file of up to {size}'
