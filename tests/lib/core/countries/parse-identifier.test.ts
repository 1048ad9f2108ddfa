import { COUNTRIES } from '@/lib/core/geo/countries'
import { findIdentifier } from '@/lib/core/countries/identifiers'
import { parseIdentifier } from '@/lib/core/countries/parse-identifier'
import { IDENTIFIER_KINDS, type IdentifierKind } from '@/lib/core/countries/identifier-types'

type Reason = 'format' | 'check-digits'

it.each<[string, IdentifierKind, valid: string, value: string, invalid: string, Reason]>([
  ['AE', 'vat', '100-1234-5670-0003', '100123456700003', '10012345670000', 'format'],
  ['AT', 'vat', 'ATU 1358 5627', 'ATU13585627', 'ATU13585626', 'check-digits'],
  ['AT', 'tax', '59-119/9013', '591199013', '59-119/9014', 'check-digits'],
  ['AT', 'company', 'FN 122119m', '122119M', 'FN 122119', 'format'],
  ['AU', 'vat', '51 824 753 556', '51824753556', '51 824 753 555', 'check-digits'],
  ['AU', 'company', '004 085 616', '004085616', '004 085 617', 'check-digits'],
  ['BE', 'vat', '0403.019.261', 'BE0403019261', 'BE0403019262', 'check-digits'],
  ['BE', 'vat', 'BE 1000.000.021', 'BE1000000021', 'BE 1000.000.022', 'check-digits'],
  ['BE', 'company', '0403.019.261', '0403019261', '0403.019.262', 'check-digits'],
  ['BG', 'vat', '831642181', 'BG831642181', 'BG83164218', 'format'],
  ['BG', 'company', '175074752', '175074752', '17507475', 'format'],
  ['BR', 'tax', '16.727.230/0001-97', '16727230000197', '16.727.230/0001-98', 'check-digits'],
  ['BR', 'vat', '12.ABC.345/01DE-35', '12ABC34501DE35', '12.ABC.345/01DE-36', 'check-digits'],
  ['CA', 'vat', '123026635 RT 0001', '123026635RT0001', '123026636 RT 0001', 'check-digits'],
  ['CA', 'regional', '1016551356 TQ0001', '1016551356TQ0001', '101655135 TQ0001', 'format'],
  ['CA', 'company', '12302 6635', '123026635', '12302 6636', 'check-digits'],
  ['CH', 'vat', 'CHE-107.787.577 MWST', 'CHE107787577MWST', 'CHE-107.787.578 MWST', 'check-digits'],
  ['CH', 'vat', 'CHE-107.787.577', 'CHE107787577', 'CHE-107.787.578', 'check-digits'],
  ['CH', 'company', 'che 107 787 577', 'CHE107787577', 'CHE-107.787.578', 'check-digits'],
  ['CY', 'vat', 'CY10259033P', 'CY10259033P', 'CY10259033Z', 'check-digits'],
  ['CZ', 'vat', 'CZ25123891', 'CZ25123891', 'CZ25123890', 'check-digits'],
  ['CZ', 'vat', 'CZ682127228', 'CZ682127228', 'CZ6821272', 'format'],
  ['CZ', 'company', '25123891', '25123891', '25123890', 'check-digits'],
  ['DE', 'vat', 'de 136 695 976', 'DE136695976', 'DE136695970', 'check-digits'],
  ['DE', 'vat', '136695976', 'DE136695976', 'DE1', 'format'],
  ['DE', 'tax', '21/815/08150', '2181508150', '21/815/0815', 'format'],
  ['DE', 'tax', '143/267/85095', '14326785095', '143/267/8509A', 'format'],
  ['DE', 'tax', '12/345/67890', '1234567890', '12/345/6789', 'format'],
  ['DK', 'vat', '13 58 56 28', 'DK13585628', 'DK13585627', 'check-digits'],
  ['DK', 'company', '13585628', '13585628', '13585627', 'check-digits'],
  ['EE', 'vat', 'EE100931558', 'EE100931558', 'EE100931557', 'check-digits'],
  ['EE', 'company', '12345678', '12345678', '12345679', 'check-digits'],
  ['ES', 'vat', 'B-58378431', 'ESB58378431', 'B-58378432', 'check-digits'],
  ['ES', 'vat', 'X-2482300W', 'ESX2482300W', 'X-2482300A', 'check-digits'],
  ['FI', 'vat', 'FI20774740', 'FI20774740', 'FI20774741', 'check-digits'],
  ['FI', 'company', '2077474-0', '20774740', '2077474-1', 'check-digits'],
  ['FR', 'vat', 'Fr 40 303 265 045', 'FR40303265045', 'FR 84 323 140 391', 'check-digits'],
  ['FR', 'company', '552 008 443', '552008443', '552 008 444', 'check-digits'],
  ['FR', 'company', '732 829 320 00074', '73282932000074', '732 829 320 00075', 'check-digits'],
  ['GB', 'vat', '980 7806 84', 'GB980780684', 'GB 980 7806 85', 'check-digits'],
  ['GB', 'vat', 'XI 980 7806 84', 'XI980780684', 'GB98078068', 'format'],
  ['GB', 'company', 'SC123456', 'SC123456', '1234567', 'format'],
  ['GR', 'vat', 'GR 094259216', 'EL094259216', 'EL094259217', 'check-digits'],
  ['GR', 'company', '121768701000', '121768701000', '12176870100', 'format'],
  ['HR', 'vat', 'HR33392005961', 'HR33392005961', 'HR33392005962', 'check-digits'],
  ['HR', 'tax', '33392005961', '33392005961', '33392005962', 'check-digits'],
  ['HR', 'company', '080123456', '080123456', '80123456', 'format'],
  ['HU', 'vat', 'HU12892312', 'HU12892312', 'HU12892313', 'check-digits'],
  ['HU', 'tax', '12892312-2-41', '12892312241', '12892312', 'format'],
  ['HU', 'company', '01-09-123456', '0109123456', '01-09-12345', 'format'],
  ['IE', 'vat', '6433435OA', 'IE6433435OA', 'IE6433435E', 'check-digits'],
  ['IE', 'company', '104547', '104547', '1045', 'format'],
  ['IN', 'vat', '27AAPFU0939F1ZV', '27AAPFU0939F1ZV', '27AAPFU0939F1ZO', 'check-digits'],
  ['IN', 'tax', 'AAPFU0939F', 'AAPFU0939F', 'AAPFU0939', 'format'],
  ['IN', 'company', 'U72200MH2009PTC123456', 'U72200MH2009PTC123456', 'U72200MH2009PTC12345', 'format'],
  ['IS', 'vat', '00621', '00621', '0062', 'format'],
  ['IS', 'company', '450401-3150', '4504013150', '450401-3160', 'check-digits'],
  ['IT', 'vat', 'IT 00743110157', 'IT00743110157', 'IT 00743110158', 'check-digits'],
  ['IT', 'tax', '00743110157', '00743110157', 'RCCMNL83S18D969', 'format'],
  ['JP', 'vat', 'Ｔ７０００－０１２０－５０００－２', 'T7000012050002', '7000012050002', 'format'],
  ['JP', 'company', '7000012050002', '7000012050002', '7000012050003', 'check-digits'],
  ['LI', 'vat', '57 123', '57123', '5712', 'format'],
  ['LT', 'vat', 'LT119511515', 'LT119511515', 'LT100001919018', 'check-digits'],
  ['LT', 'company', '304567890', '304567890', '30456789', 'format'],
  ['LU', 'vat', 'LU 150 274 42', 'LU15027442', 'LU 150 274 43', 'check-digits'],
  ['LV', 'vat', 'LV 4000 3521 600', 'LV40003521600', 'LV 40003521601', 'check-digits'],
  ['LV', 'company', '40003521600', '40003521600', '4000352160', 'format'],
  ['MT', 'vat', 'MT 1167-9112', 'MT11679112', 'MT 1167-9113', 'check-digits'],
  ['MX', 'tax', 'GODE 561231 GR8', 'GODE561231GR8', 'GODE 561231', 'format'],
  ['MX', 'vat', 'XAXX010101000', 'XAXX010101000', 'XAXX01010100', 'format'],
  ['NL', 'vat', 'NL 0044.95.445.B.01', 'NL004495445B01', 'NL123456789B90', 'check-digits'],
  ['NL', 'company', '12345678', '12345678', '1234567', 'format'],
  ['NO', 'vat', 'NO 995 525 828 MVA', '995525828MVA', 'NO 995 525 829 MVA', 'check-digits'],
  ['NO', 'company', '988 077 917', '988077917', '988 077 918', 'check-digits'],
  ['NZ', 'vat', '49-091-850', '49091850', '136-410-133', 'check-digits'],
  ['NZ', 'company', '9429000000000', '9429000000000', '942900000000', 'format'],
  ['PL', 'vat', '856-734-62-15', 'PL8567346215', '856-734-62-16', 'check-digits'],
  ['PL', 'company', '0000123456', '0000123456', '123456', 'format'],
  ['PT', 'vat', 'PT 501 964 843', 'PT501964843', 'PT 501 964 842', 'check-digits'],
  ['RO', 'vat', 'RO 185 472 90', 'RO18547290', 'RO 185 472 91', 'check-digits'],
  ['RO', 'tax', '18547290', '18547290', '18547291', 'check-digits'],
  ['SE', 'vat', 'SE 123456789701', 'SE123456789701', 'SE123456789101', 'check-digits'],
  ['SE', 'company', '123456-7897', '1234567897', '123456-7898', 'check-digits'],
  ['SG', 'company', '197401143C', '197401143C', '197401143D', 'check-digits'],
  ['SI', 'vat', 'SI 5022 3054', 'SI50223054', 'SI 5022 3055', 'check-digits'],
  ['SI', 'tax', '50223054', '50223054', '50223055', 'check-digits'],
  ['SI', 'company', '1234567000', '1234567000', '12345678', 'format'],
  ['SK', 'vat', 'SK 202 274 96 19', 'SK2022749619', 'SK 202 274 96 18', 'check-digits'],
  ['SK', 'tax', '2022749619', '2022749619', '202274961', 'format'],
  ['SK', 'company', '25 123 891', '25123891', '2512389', 'format'],
  ['US', 'tax', '91-1144442', '911144442', '91-114444', 'format'],
  ['US', 'vat', '911144442', '911144442', '07-1144442', 'format'],
  ['ZA', 'vat', '4260 255 118', '4260255118', '5260255118', 'format'],
  ['ZA', 'company', '2005/123456/07', '200512345607', '2005/12345/07', 'format'],
])('%s %s: %s is valid as %s, %s is not: %s', (country, kind, valid, value, invalid, reason) => {
  expect(parseIdentifier(country, kind, valid)).toEqual({ status: 'valid', value, country })
  expect(parseIdentifier(country, kind, invalid)).toEqual({ status: 'invalid', reason })
})

it.each(
  Object.keys(COUNTRIES)
    .filter((country) => findIdentifier(country, 'vat'))
    .flatMap((country) =>
      IDENTIFIER_KINDS.flatMap((kind) => {
        const identifier = findIdentifier(country, kind)
        return identifier ? [[country, kind, identifier.example] as const] : []
      }),
    ),
)('%s: the example of %s, %s, is valid', (country, kind, example) => {
  expect(parseIdentifier(country, kind, example).status).not.toBe('invalid')
})

it.each<[string | null, IdentifierKind, string]>([
  ['DE', 'company', 'Amtsgericht Köln, HRB 12345'],
  ['IT', 'company', 'REA MI-1234567'],
  ['SG', 'vat', 'M90312345A'],
  ['US', 'company', 'anything'],
  ['US', 'regional', '12-345'],
  ['KE', 'vat', 'P051234567X'],
  ['constructor', 'vat', '1'],
  ['Scotland', 'tax', '1'],
  [null, 'vat', 'DE1'],
  ['DE', 'vat', ' - '],
  ['DE', 'vat', ''],
])('does not check %s %s %j', (country, kind, text) => {
  expect(parseIdentifier(country, kind, text).status).toBe('unchecked')
})

it('accepts the VAT number of another member of the EU', () => {
  expect(parseIdentifier('DE', 'vat', 'ATU 13585627')).toEqual({
    status: 'valid',
    value: 'ATU13585627',
    country: 'AT',
  })
  expect(parseIdentifier('UK', 'vat', 'IE6433435F')).toMatchObject({ status: 'valid', country: 'IE' })
  expect(parseIdentifier('DE', 'vat', 'ATU13585626')).toMatchObject({ status: 'invalid' })
  expect(parseIdentifier('DE', 'tax', 'ATU13585627')).toMatchObject({ status: 'invalid' })
})

it.each(['NL', 'NL B', '\u0000', '９'.repeat(3000), '💶', 'ü'])(
  'throws for no kind of number that is %j',
  (text) => {
    for (const country of ['NL', 'DE', 'CH', 'MX', 'SE'])
      for (const kind of ['vat', 'tax', 'company', 'regional'] as const)
        expect(() => parseIdentifier(country, kind, text)).not.toThrow()
  },
)

it('checks a number alike for UK and GB', () => {
  expect(findIdentifier('UK', 'vat')).toBe(findIdentifier('GB', 'vat'))
  expect(parseIdentifier('UK', 'vat', '980780684')).toEqual(parseIdentifier('GB', 'vat', '980780684'))
})
