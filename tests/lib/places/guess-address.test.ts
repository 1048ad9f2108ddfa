import fc from 'fast-check'
import { addressText } from '@/lib/kernel/places/address'
import { COUNTRIES } from '@/lib/kernel/places/countries'
import { guessAddress } from '@/lib/kernel/places/guess-address'
import { runs } from '@/tests/factories/full-size'

type Row = [country: string | null, text: string, street: string, city: string, state: string, code: string]

it.each<Row>([
  ['US', '123 Main St\nSpringfield, IL 62704', '123 Main St', 'Springfield', 'IL', '62704'],
  ['US', '123 Main St, Springfield, IL 62704-1234', '123 Main St', 'Springfield', 'IL', '62704-1234'],
  [
    'US',
    '548 Market Street\nSuite 1200\nSan Francisco CA 94104\nUSA',
    '548 Market Street\nSuite 1200',
    'San Francisco',
    'CA',
    '94104',
  ],
  ['CA', '88 Ossington Avenue\nToronto ON M5V 2T6', '88 Ossington Avenue', 'Toronto', 'ON', 'M5V 2T6'],
  [
    'CA',
    '1 rue Sainte-Catherine, Montréal, QC, H2X1K4, Canada',
    '1 rue Sainte-Catherine',
    'Montréal',
    'QC',
    'H2X1K4',
  ],
  ['GB', '10 Downing St, London SW1A 2AA', '10 Downing St', 'London', '', 'SW1A 2AA'],
  [
    'GB',
    'Unit 4, The Printworks\n22 Canal Street\nManchester M1 3HE\nUnited Kingdom',
    'Unit 4, The Printworks\n22 Canal Street',
    'Manchester',
    '',
    'M1 3HE',
  ],
  ['UK', '1 High Street\nLeeds\nLS1 1AA\nUK', '1 High Street', 'Leeds', '', 'LS1 1AA'],
  ['AU', '1 George St\nSydney NSW 2000', '1 George St', 'Sydney', 'NSW', '2000'],
  ['DE', 'Musterstr. 1\n10115 Berlin', 'Musterstr. 1', 'Berlin', '', '10115'],
  ['DE', 'Musterstr. 1, D-10115 Berlin, Deutschland', 'Musterstr. 1', 'Berlin', '', 'D-10115'],
  ['FR', '14 rue de la Charité\n69002 Lyon\nFrance', '14 rue de la Charité', 'Lyon', '', '69002'],
  ['NL', 'Keizersgracht 1\n1012 AB Amsterdam', 'Keizersgracht 1', 'Amsterdam', '', '1012 AB'],
  ['BE', 'Rue de la Loi 16\nB-1000 Bruxelles', 'Rue de la Loi 16', 'Bruxelles', '', 'B-1000'],
  ['CH', 'Bahnhofstrasse 1\n8001 Zürich', 'Bahnhofstrasse 1', 'Zürich', '', '8001'],
  ['AT', 'Stephansplatz 3/2, 1010 Wien', 'Stephansplatz 3/2', 'Wien', '', '1010'],
  ['IT', 'Via Roma 1\n00184 Roma RM', 'Via Roma 1', 'Roma', 'RM', '00184'],
  ['IT', 'Via Roma 1, 20121 Milano (MI)', 'Via Roma 1', 'Milano', '(MI)', '20121'],
  ['ES', 'Calle Mayor 1\n28013 Madrid', 'Calle Mayor 1', 'Madrid', '', '28013'],
  ['PT', 'Rua Augusta 1\n1100-048 Lisboa', 'Rua Augusta 1', 'Lisboa', '', '1100-048'],
  ['PL', 'ul. Piotrkowska 118/4\n90-006 Łódź', 'ul. Piotrkowska 118/4', 'Łódź', '', '90-006'],
  ['SE', 'Drottninggatan 1\n111 51 Stockholm', 'Drottninggatan 1', 'Stockholm', '', '111 51'],
  ['CZ', 'Karlova 1\n110 00 Praha 1', 'Karlova 1', 'Praha 1', '', '110 00'],
  ['DK', 'Strøget 1, 1160 København K', 'Strøget 1', 'København K', '', '1160'],
  ['FI', 'Mannerheimintie 1\nFIN-00100 Helsinki', 'Mannerheimintie 1', 'Helsinki', '', 'FIN-00100'],
  ['LV', 'Brīvības iela 1\nRīga, LV-1010', 'Brīvības iela 1', 'Rīga', '', 'LV-1010'],
  ['HU', 'Budapest\nFő utca 1.\n1011', 'Fő utca 1.', 'Budapest', '', '1011'],
  ['HU', '1011 Budapest, Fő utca 1.', 'Fő utca 1.', 'Budapest', '', '1011'],
  ['IE', '1 Grafton Street\nDublin 2\nD02 X285', '1 Grafton Street', 'Dublin 2', '', 'D02 X285'],
  ['GR', 'Ermou 1\n105 63 Athens', 'Ermou 1', 'Athens', '', '105 63'],
  ['TR', 'İstiklal Cad. 1\n34433 Beyoğlu', 'İstiklal Cad. 1', 'Beyoğlu', '', '34433'],
  ['BR', 'Av. Paulista 1000\nSão Paulo - SP\n01310-100', 'Av. Paulista 1000', 'São Paulo', 'SP', '01310-100'],
  ['MX', 'Av. Juárez 1\n06050 Ciudad de México, CDMX', 'Av. Juárez 1', 'Ciudad de México', 'CDMX', '06050'],
  ['IN', '12 MG Road\nMumbai 400001\nMaharashtra', '12 MG Road', 'Mumbai', 'Maharashtra', '400001'],
  ['SG', '1 Raffles Place\nSingapore 048616', '1 Raffles Place', 'Singapore', '', '048616'],
  ['NZ', '1 Queen Street\nAuckland 1010', '1 Queen Street', 'Auckland', '', '1010'],
  ['ZA', '1 Long Street\nCape Town\n8001', '1 Long Street', 'Cape Town', '', '8001'],
  ['HK', '1 Queen’s Road\nCentral', '1 Queen’s Road', 'Central', '', ''],
  ['JP', '〒150-0001\n東京都渋谷区神宮前1-2-3', '神宮前1-2-3', '渋谷区', '東京都', '〒150-0001'],
  [
    'JP',
    '〒604-8005 京都府京都市中京区恵比須町312\n3F',
    '中京区恵比須町312\n3F',
    '京都市',
    '京都府',
    '〒604-8005',
  ],
  [
    'JP',
    '312 Ebisu-cho, Nakagyo-ku\nKyoto 604-8005\nJapan',
    '312 Ebisu-cho, Nakagyo-ku',
    'Kyoto',
    '',
    '604-8005',
  ],
  // Nothing is known of the country: what looks like a code is one.
  [null, '1 High Street\n12345 Somewhere', '1 High Street', 'Somewhere', '', '12345'],
  [null, '1 High Street\nSomewhere', '1 High Street', 'Somewhere', '', ''],
  // What can't be told apart stays together.
  ['GB', '10 Downing St London SW1A 2AA', '10 Downing St London', '', '', 'SW1A 2AA'],
  ['US', '12345 Main Street', '12345 Main Street', '', '', ''],
  ['DE', 'Berlin', 'Berlin', '', '', ''],
  ['DE', '', '', '', '', ''],
])('reads in %s: %j', (country, text, street, city, state, code) => {
  const { country: _, ...parts } = guessAddress(text, country)
  const or = (part: string) => part || null
  expect(parts).toEqual({ street: or(street), city: or(city), state: or(state), postalCode: or(code) })
})

it('takes the country at the end for the country, unless it is another one', () => {
  const last = (text: string, country: string | null) =>
    guessAddress(`1 Street\n12345 Town\n${text}`, country).country
  expect([last('Germany', 'DE'), last('deutschland', 'DE'), last('Germany', null), last('DE', 'DE')]).toEqual(
    [...['DE', 'DE', 'DE', null]],
  )
  expect(last('Poland', 'DE')).toBeNull()
  expect(guessAddress('1 Street\n12345 Town\nPoland', 'DE')).toMatchObject({ state: 'Poland' })
  expect(guessAddress('Germany', 'DE')).toMatchObject({ street: 'Germany', country: null })
})

it('reads what the country writes', () => {
  const parts = { street: '1 Long Street\nFloor 2', city: 'Oldtown' }
  for (const [country, postalCode, state] of [
    ...[
      ['US', '62704', 'IL'],
      ['CA', 'M5V 2T6', 'ON'],
      ['GB', 'SW1A 2AA', null],
      ['AU', '2000', 'NSW'],
    ],
    ...[
      ['DE', '10115', null],
      ['FR', '69002', null],
      ['NL', '1012 AB', null],
      ['IT', '00184', 'RM'],
    ],
    ...[
      ['JP', '604-8005', 'Kyoto'],
      ['IN', '400001', 'Goa'],
      ['LV', 'LV-1010', null],
      ['HU', '1011', null],
    ],
    ...[
      ['BR', '01310-100', 'SP'],
      ['IE', 'D02 X285', null],
      ['MX', '06050', 'CDMX'],
      ['SE', '111 51', null],
    ],
  ] as [string, string, string | null][]) {
    const address = { ...parts, postalCode, state, country }
    expect({ ...guessAddress(addressText(address), country), country }).toEqual(address)
  }
})

it('loses no word', () => {
  const word = fc.constantFrom(
    '12',
    'Main',
    'St.',
    'Łódź',
    '62704',
    'SW1A',
    '2AA',
    'IL',
    'M5V',
    '東京都',
    '〒150-0001',
    '10115',
    'Berlin',
  )
  const text = fc.array(fc.tuple(word, fc.constantFrom(' ', ', ', '\n')), { maxLength: 12 })
  const words = (of: string) =>
    of
      .split(/[\s,]+/)
      .filter(Boolean)
      .sort()
  fc.assert(
    fc.property(text, fc.constantFrom(null, ...Object.keys(COUNTRIES)), (pairs, country) => {
      const typed = pairs.flat().join('')
      const { country: _, ...parts } = guessAddress(typed, country)
      const letters = (of: string) => words(of).join('').split('').sort().join('')
      expect(letters(Object.values(parts).join(' '))).toBe(letters(typed))
    }),
    runs(300, 20_000),
  )
})
