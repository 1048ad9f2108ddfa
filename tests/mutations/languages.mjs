/** What documents speak, whose choice counts, and how numbers and days are written in it. */
export const mutations = [
  {
    file: 'lib/kernel/languages.ts',
    tests: ['tests/api/languages.test.ts', 'tests/lib/languages/golden.test.ts'],
    changes: {
      'the business’s language comes before the client’s': [
        'choices.find((one) => isLanguage(one.language))',
        'choices.findLast((one) => isLanguage(one.language))',
      ],
      'Portuguese goes by Brazil’s rules': ["country === 'BR' ? 'pt-BR' : 'pt-PT'", "'pt'"],
      'a seller’s country is no matter': ['`${language}-${country}` : language', 'language : language'],
    },
  },
  {
    file: 'lib/documents/snapshots.ts',
    tests: ['tests/api/languages.test.ts'],
    only: 'stays as it was issued',
    changes: {
      'an issued document forgets its language': [
        "...speakerOf(chosenLanguages(textsIn(fields, ['language', 'secondLanguage'])), fields.ownWords),",
        '',
      ],
    },
  },
  {
    file: 'lib/documents/rows.ts',
    tests: ['tests/api/languages.test.ts'],
    changes: {
      'a client’s language is not asked for': [
        'chosenLanguages(...nearer, business)',
        'chosenLanguages(nearer[0]!, business)',
      ],
    },
  },
  {
    file: 'lib/documents/columns.ts',
    tests: ['tests/api/languages.test.ts'],
    changes: {
      'a change that says nothing of the language resets it': [
        '...(input.language !== undefined && languagesOf(input)),',
        '...languagesOf(input),',
      ],
    },
  },
  {
    file: 'lib/reminders/days.ts',
    tests: ['tests/lib/languages/no-english.test.ts'],
    only: 'in its mails',
    changes: {
      'a client reads the business’s own words in another language': [
        'const own = texts[invoice.seller.language ?? DEFAULT_LANGUAGE]',
        'const own = texts[invoice.seller.language ?? DEFAULT_LANGUAGE] ?? texts.en',
      ],
    },
  },
  {
    file: 'lib/words/speech/pair.ts',
    tests: ['tests/lib/words/pair.test.ts'],
    changes: {
      'what is called alike stands twice': ['a.trim().toLowerCase() === b.toLowerCase()', 'a === `${b} `'],
      'what is filled in stands twice': ['LABEL.exec(second)![2]!.trim()', 'second'],
      'a sentence stands on one line with the other': ['`${first}\\n${second}`', '`${first} / ${second}`'],
      'a discount of a line is said in one language': [
        'lineDiscount: pair(first.lineDiscount, second.discount),',
        '',
      ],
    },
  },
  {
    file: 'lib/words/own-words.ts',
    tests: ['tests/lib/words/other-kinds.test.ts'],
    changes: {
      'a quote’s title is not what the business calls it': ['...titlesOf(words, own),', ''],
      'a sign in an own word is read as a command': ['() => called', 'called'],
    },
  },
  {
    file: 'lib/words/speech/writing.ts',
    tests: ['tests/lib/languages/golden.test.ts'],
    changes: {
      'a day moves with the clock of the machine': [
        "timeZone: 'UTC' })\n    return",
        "timeZone: 'America/New_York' })\n    return",
      ],
    },
  },
  {
    file: 'lib/business/own-words.ts',
    tests: ['tests/api/languages.test.ts'],
    only: 'the business’s own words',
    changes: {
      'a word loses what is filled into it': [
        'text !== null && placeholdersOf(text).join() !== wanted.join()',
        'false',
      ],
      'there may be any word': ['if (!Object.hasOwn(standard, key))', 'if (false)'],
      'what everybody says is kept as one’s own': ['text === standard[key] ? null : text', 'text'],
    },
  },
  {
    file: 'lib/documents/rows.ts',
    tests: ['tests/api/languages.test.ts'],
    only: 'stay on what was issued with them',
    changes: {
      'a document keeps the words of every language': [
        'nearer.length > 0 ? undefined : ALL_LANGUAGES',
        'ALL_LANGUAGES',
      ],
    },
  },
  {
    file: 'lib/business/default-texts.ts',
    tests: ['tests/api/default-texts.test.ts'],
    changes: {
      'texts of another language take the place of the business’s own': [
        'const isOwn = language === chosenLanguages({ language: row.language }).language',
        'const isOwn = Boolean(language)',
      ],
      'the texts of the old language are lost with it': [
        'textsByLanguage: withTexts(taken, before, kept),',
        'textsByLanguage: taken,',
      ],
      'two changes of texts write over each other': ['    await holdBusiness(tx, actor)\n', ''],
    },
  },
  {
    file: 'lib/words/speech/speech.ts',
    tests: ['tests/api/languages.test.ts'],
    only: 'stand in the mails of its documents',
    changes: {
      'mails know no words of the business': ['mailSpokenBy(speaker, first.mail)', 'first.mail'],
    },
  },
  {
    file: 'lib/exports/pdfs.ts',
    tests: ['tests/api/invoice-bulk.test.ts'],
    only: 'names each in its own language',
    changes: {
      'files of a ZIP are called as in English': [
        'nameOf(documentName(view))',
        'nameOf(`Invoice-${invoice.invoiceNumber}`)',
      ],
    },
  },
  {
    file: 'components/documents/form/language/use-texts-follow.ts',
    tests: ['tests/components/invoices/form-language.test.tsx'],
    only: 'stay as somebody wrote them',
    changes: {
      'what somebody wrote is lost with the language': [
        'if (getValues(field).trim() === old[field].trim())',
        'if (old[field] !== undefined)',
      ],
    },
  },
]
