import type { InvoiceView } from './view'

/** What a document's file is called, in its language. Whoever writes it down takes out what no name may hold. */
export const fileName = ({ title }: InvoiceView): string => `${title.replace(' ', '-')}.pdf`
