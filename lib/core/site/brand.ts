/** Name and description of the product (specification, sections 3 and 9). */
export const site = {
  name: 'Sheaf',
  description:
    'Simple invoicing for modern businesses: create, send and track invoices your clients will open.',
} as const
