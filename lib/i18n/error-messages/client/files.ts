// Said by the browser itself as well as by the server. Apart from the catalogue, which no page carries.

export const FILE_TOO_LARGE = 'Please choose a file of up to {size}'
