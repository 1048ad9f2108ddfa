/** Gets the focus once the button in a row has disappeared. */
export const BUSINESSES_TABLE_ID = 'businesses'
