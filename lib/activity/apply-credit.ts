/** Button that opens the dialog which applies credit to an invoice: its label, and the query string of the page. */
export const APPLY_CREDIT = { label: 'Apply credit', query: '?credit=1' }
