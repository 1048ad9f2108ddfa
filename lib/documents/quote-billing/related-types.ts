/** Maximum number of related documents, including the document itself. */
export const MAX_RELATED = 50
