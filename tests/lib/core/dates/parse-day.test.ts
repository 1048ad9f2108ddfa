import { detectDatePattern } from '@/lib/core/reader-locale'
import { formatTypedDay, parseDay } from '@/lib/core/dates/parse-day'

describe('the date order of a user', () => {
  it.each([
    ['MM/dd/yyyy', ['en', 'en-US', 'en-US,de;q=0.8']],
    ['dd/MM/yyyy', ['en-GB', 'fr-FR', 'es-MX', 'pt-BR', 'it', 'en-IN', 'ar-EG']],
    ['dd.MM.yyyy', ['de', 'de-CH', 'pl', 'cs', 'hr', 'nb', 'tr', 'fi']],
    ['dd-MM-yyyy', ['nl']],
    ['yyyy-MM-dd', ['sv', 'en-CA', '', '*', null]],
    ['yyyy/MM/dd', ['ja', 'zh-CN']],
    ['yyyy.MM.dd', ['hu', 'ko']],
  ])('is %p for the browsers of %j', (pattern, languages) => {
    for (const one of languages) expect([one, detectDatePattern({ languages: one })]).toEqual([one, pattern])
  })

  it('defaults to the country’s if the browser sends no language', () => {
    expect(detectDatePattern({ languages: null, country: 'DE' })).toBe('dd.MM.yyyy')
    expect(detectDatePattern({ languages: 'en-US', country: 'DE' })).toBe('MM/dd/yyyy')
  })

  it('is that of the language chosen for the interface', () => {
    expect(detectDatePattern({ language: 'de', languages: 'en-US', country: 'US' })).toBe('dd.MM.yyyy')
    expect(detectDatePattern({ language: 'en', languages: 'de-DE,en-GB;q=0.5', country: 'DE' })).toBe(
      'dd/MM/yyyy',
    )
  })
})

describe('a typed date', () => {
  it.each([
    [
      'dd/MM/yyyy',
      ['04/02/2027', '4/2/2027', '4.2.2027', '4-2-27', ' 04 02 2027 ', '2027-02-04', '2027-2-4'],
    ],
    ['dd.MM.yyyy', ['04.02.2027', '4.2.27', '4. 2. 2027.', '4/2/2027', '2027-02-04']],
    ['MM/dd/yyyy', ['02/04/2027', '2/4/2027', '2/4/27', '2027-02-04']],
    ['yyyy-MM-dd', ['2027-02-04', '2027-2-4', '27-2-4', '2027/02/04', '2027.02.04.']],
  ])('is parsed in the order %p', (pattern, texts) => {
    for (const text of texts) expect([text, parseDay(text, pattern)]).toEqual([text, '2027-02-04'])
  })

  it.each([
    ['dd/MM/yyyy', ['04022027', '040227', '20270204']],
    ['MM/dd/yyyy', ['02042027', '020427']],
    ['yyyy-MM-dd', ['20270204', '270204']],
  ])('needs no separators in the order %p', (pattern, texts) => {
    for (const text of texts) expect([text, parseDay(text, pattern)]).toEqual([text, '2027-02-04'])
  })

  it('is in the 21st century if its year has two digits', () => {
    expect(['1/1/00', '1/1/49', '1/1/50', '1/1/99'].map((text) => parseDay(text, 'dd/MM/yyyy'))).toEqual([
      '2000-01-01',
      '2049-01-01',
      '2050-01-01',
      '2099-01-01',
    ])
  })

  it('must exist in the calendar', () => {
    for (const text of [
      '',
      'tomorrow',
      '29/02/2027',
      '31/4/2027',
      '2027-13-01',
      '4/2',
      '4/2/202',
      '4/2/20277',
    ])
      expect([text, parseDay(text, 'dd/MM/yyyy')]).toEqual([text, null])
    expect(parseDay('31/12/1850', 'dd/MM/yyyy')).toBe('1850-12-31')
  })

  it('is formatted in the same order', () => {
    expect(formatTypedDay('2027-02-04', 'dd.MM.yyyy')).toBe('04.02.2027')
    expect(formatTypedDay('2027-02-04', 'yyyy/MM/dd')).toBe('2027/02/04')
    expect(formatTypedDay('tomorrow', 'dd.MM.yyyy')).toBe('tomorrow')
    expect(formatTypedDay('', 'dd.MM.yyyy')).toBe('')
  })
})
