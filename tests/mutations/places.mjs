/** Countries by their codes, addresses as their countries write them, and what stays of one as it was. */
export const mutations = [
  {
    file: 'lib/kernel/places/answer-text.ts',
    tests: ['tests/api/clients.test.ts'],
    changes: {
      'the API answers a code that is not documented': [
        '.replaceAll(\'"country":"GB"\', \'"country":"UK"\')',
        '',
        { only: 'keeps a country by its code' },
      ],
    },
  },
  {
    file: 'lib/parties/mutations.ts',
    tests: ['tests/api/clients.test.ts'],
    changes: {
      'a client is kept where there is no such country': [
        '{ ...input, country: isoCountry(input.country) }',
        'input',
        { only: 'keeps a country by its code' },
      ],
    },
  },
  {
    file: 'lib/business/company-address.ts',
    tests: ['tests/api/user-settings.test.ts'],
    changes: {
      'a text loses to parts that are gone': [
        'return { ...NO_PARTS, companyAddress: text }',
        'return { companyAddress: text }',
      ],
      'the same text empties the parts': ['text !== stored.companyAddress', 'true'],
      'an address without parts is still printed': [
        'return { ...NO_PARTS, companyAddress: null }',
        'return { ...NO_PARTS }',
      ],
      'another country writes it as the one before': [
        'patch.country !== undefined && hasParts(stored) ? composed : {}',
        '{}',
      ],
      'a country rewrites what was typed': [
        'patch.country !== undefined && hasParts(stored) ? composed : {}',
        'patch.country !== undefined ? composed : {}',
      ],
    },
  },
  {
    file: 'lib/parties/address.ts',
    tests: ['tests/lib/clients/filter.test.ts'],
    changes: {
      'the seller’s country is said at home': ['!isSame(seller, client?.country)', 'true'],
      'a country is put below what was typed': ['place && hasParts(place) &&', 'place &&'],
      'a frozen address follows the rules of today': [
        'if (seller.printedAddress !== undefined) return',
        'if (seller.printedAddress) return',
      ],
    },
  },
  {
    file: 'lib/parties/printed-before.ts',
    tests: ['tests/lib/invoices/snapshots.test.ts'],
    changes: {
      'a country that had no code is printed by name': [
        "FR: 'France' }",
        "FR: 'France', PL: 'Poland' }",
        { only: 'prints the address of an issued document as it did' },
      ],
    },
  },
  {
    file: 'lib/documents/moves/status-changes.ts',
    tests: ['tests/api/document-addresses.test.ts'],
    changes: {
      'an issued address is not kept as it was printed': [
        'frozenParties(invoice, writingOf(invoice.seller))',
        'invoice',
      ],
    },
  },
  {
    file: 'lib/kernel/places/guess-address.ts',
    tests: ['tests/lib/places/guess-address.test.ts'],
    changes: {
      'a word is lost': ['return { city, state, rest: pieces }', 'return { city, state, rest: [] }'],
      'another country is taken for the own': [
        'named !== null && (known === null || known === named)',
        'named !== null',
      ],
    },
  },
  {
    file: 'components/users/settings/changed-fields.ts',
    tests: ['tests/components/users/company-address.test.tsx'],
    changes: {
      'a guess is saved by whoever saves something else': [
        "(tab === 'company' || ADDRESS_PARTS.some((part) => part in dirty))",
        'true',
      ],
      'a guess is never saved': ["tab === 'company' ||", ''],
    },
  },
]
