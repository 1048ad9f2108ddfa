/** The owner of a business that bears their id, as the product's functions are told who acts. */
export const ownerOf = (id) => ({
  ...{ businessId: id, person: { id, name: 'Robin Example' }, via: 'browser', role: 'OWNER' },
  ...{ locale: 'en-US', timeZone: 'UTC' },
})
