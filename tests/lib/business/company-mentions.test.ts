import { pickCompanyMentions } from '@/lib/business/company-mentions'
import { listSuggestedMentions } from '@/lib/business/suggested-mentions'

it.each([
  [
    'DE',
    'Zahlbar in 14 Tagen.\nSitz: Köln, Registergericht: Amtsgericht Köln, HRB 1234\nGeschäftsführerin: Ada Muster',
    'Sitz: Köln, Registergericht: Amtsgericht Köln, HRB 1234\nGeschäftsführerin: Ada Muster',
  ],
  ['DE', 'Zahlbar in 14 Tagen.\nGerichtsstand ist Köln.', null],
  [
    'FR',
    'Pas d’escompte.\nSARL au capital de 1 000 €, 552 100 554 RCS Paris',
    'SARL au capital de 1 000 €, 552 100 554 RCS Paris',
  ],
  ['SE', '30 dagar netto.\nStyrelsens säte: Lund', 'Styrelsens säte: Lund'],
  ['US', 'Sitz: Köln, HRB 1234', null],
  [null, 'Sitz: Köln, HRB 1234', null],
  ['DE', null, null],
])('the terms of a business in %s, %j, say about the company %j', (country, terms, mentions) => {
  expect(pickCompanyMentions(terms, country)).toBe(mentions)
})

it.each(['AT', 'DE', 'FR', 'GB'])(
  'the mention suggested for companies in %s is one about the company',
  (country) => {
    const { text } = listSuggestedMentions(country).find(({ id }) => id === 'company')!
    expect(pickCompanyMentions(`Terms.\n${text}`, country)).toBe(text)
  },
)
