/** Sums, roundings, and what an invoice still owes. */
export const mutations = [
  {
    file: 'lib/kernel/money/index.ts',
    tests: ['tests/lib/money/money.test.ts'],
    changes: {
      'cents are rounded half even': [
        'round(digitsOf(currency), Big.roundHalfUp)',
        'round(digitsOf(currency), Big.roundHalfEven)',
      ],
      'cents are rounded down': [
        'round(digitsOf(currency), Big.roundHalfUp)',
        'round(digitsOf(currency), Big.roundDown)',
      ],
      'every currency has cents': ['round(digitsOf(currency),', 'round(2,'],
      'yen stored with decimals lose them': ['digits < ONCE_STORED &&', 'digits > ONCE_STORED &&'],
      'a price has two decimals': ['MAX_PRICE_DECIMALS = 6', 'MAX_PRICE_DECIMALS = 2'],
      'a price has no decimals of its currency': [
        'Math.max(digitsOf(currency), decimalsOf(price))',
        'decimalsOf(price)',
      ],
      'large sums lose digits': ['formatter.format(plain as', 'formatter.format(Number(plain) as'],
      'one format serves all decimals': ['`${currency}${decimals}`', 'currency'],
    },
  },
  {
    file: 'lib/kernel/currencies/digits.ts',
    tests: ['tests/lib/money/currencies.test.ts'],
    changes: {
      'dinars have cents': ['KWD: 3', 'KWD: 2'],
      'pesos of Chile have cents': ['CLP: 0, ', ''],
      'what is no currency has no decimals': ['?? 2', '?? 0'],
    },
  },
  {
    file: 'lib/kernel/money/parse.ts',
    tests: ['tests/lib/money/money.test.ts'],
    changes: {
      'the sign that comes first is the decimal one': [
        "comma > point ? [',', '.']",
        "comma < point ? [',', '.']",
      ],
      'groups of two digits': ['/^\\d{3}$/', '/^\\d{2,3}$/'],
      'a percentage groups thousands': ["grouping && isGrouped(text, ',')", "isGrouped(text, ',')"],
      'an exponent is a number': ['(\\d+\\.?\\d*|\\.\\d+)$/', '(\\d+\\.?\\d*|\\.\\d+)(e\\d+)?$/'],
      'thousands begin with a zero': ['/^[1-9]\\d{0,2}$/', '/^\\d{1,3}$/'],
    },
  },
  {
    file: 'lib/kernel/money/quantity.ts',
    tests: ['tests/lib/money/quantity.test.ts'],
    changes: {
      'an hour has a hundred minutes': ['Number(minutes) / 60', 'Number(minutes) / 100'],
    },
  },
  {
    file: 'lib/documents/totals/index.ts',
    tests: ['tests/lib/invoices/totals.test.ts', 'tests/lib/invoices/charges.test.ts'],
    changes: {
      'lines are not rounded': [
        'roundMoney(typed(quantity).times(typed(unitPrice)), currency)',
        'typed(quantity).times(typed(unitPrice))',
      ],
      'tax is not rounded': [
        'roundMoney(base.times(rate).div(pricesIncludeTax ? withTax : 100), currency)',
        'base.times(rate).div(pricesIncludeTax ? withTax : 100)',
      ],
      'tax is taken off': ['subtotal.plus(taxAmount)', 'subtotal.minus(taxAmount)'],
      'tax is left out': ['totalAmount = subtotal.plus(taxAmount)', 'totalAmount = subtotal'],
      'tax is per mille': ['pricesIncludeTax ? withTax : 100', 'pricesIncludeTax ? withTax : 1000'],
      'a half-typed number breaks the sum': ['exactOrNull(value) ?? exact(0)', 'exact(value ?? 0)'],
      'a discount is no rate’s': ['listedOf[index]!.minus(shares[index]!)', 'listedOf[index]!'],
      'tax comes on top of prices that include it': ['pricesIncludeTax ? withTax : 100', '100'],
      'what is exempt is taxed': ['isCharged(category) ? typed(tax.rate) : exact(0)', 'typed(tax.rate)'],
      'tax is withheld, too': [
        'subtotal.times(typed(withholding?.rate))',
        'subtotal.plus(taxAmount).times(typed(withholding?.rate))',
      ],
      'a line’s own tax is ignored': ['tax ?? own', 'own'],
    },
  },
  {
    file: 'lib/documents/totals/spread.ts',
    tests: ['tests/lib/invoices/charges.test.ts'],
    changes: {
      'what is left goes to the smallest remainder': ['other.rest.cmp(one.rest)', 'one.rest.cmp(other.rest)'],
      'what is left is lost': ['lucky.has(index) ? 1 : 0', '0'],
    },
  },
  {
    file: 'lib/kernel/validation/index.ts',
    tests: ['tests/api/taxes.test.ts'],
    only: 'refuses',
    changes: {
      'a percentage above a hundred': ['.max(100, `${what} must', '.max(1000, `${what} must'],
    },
  },
  {
    file: 'lib/documents/totals/schema.ts',
    tests: ['tests/api/taxes.test.ts'],
    only: 'refuses',
    changes: {
      'more is taken off than there is': ['discount && discountAmount.gt(charged)', 'false'],
      'more is taken off a line than it comes to': [
        'else if (lineAmount(line, currency).lt(0))',
        'else if (false)',
      ],
      'outside the tax beside what is taxed': ['taxes.length > 1 && taxes.some', 'false && taxes.some'],
      'a supply within the EU of no day': ['!isTypedDay(serviceFrom) && isWithinEu(taxed)', 'false'],
    },
  },
  {
    file: 'lib/documents/standing/rules.ts',
    tests: ['tests/lib/invoices/standing.test.ts'],
    changes: {
      'a draft owes': ["in_.only(in_.means('owed'), balanceIn(in_))", 'balanceIn(in_)'],
      'due today is overdue': [
        'in_.isBefore(in_.dueDate, today)',
        'in_.isBefore(in_.dueDate, `${today}~` as D)',
      ],
      'a draft is overdue': [
        "in_.both(in_.means('owed'), in_.isBefore(in_.dueDate, today))",
        'in_.isBefore(in_.dueDate, today)',
      ],
      'what was paid still counts': ['in_.minus(payableIn(in_), in_.amountPaid)', 'payableIn(in_)'],
      'what is withheld is owed': ['in_.minus(in_.totalAmount, in_.withheldAmount)', 'in_.totalAmount'],
      'nothing paid is part paid': ['in_.both(isToPayIn(in_), in_.isMore(in_.amountPaid))', 'isToPayIn(in_)'],
    },
  },
  {
    file: 'lib/documents/standing/sql.ts',
    tests: ['tests/lib/invoices/standing-sql.test.ts'],
    changes: {
      'due today is overdue in lists': ['sql`${day} < ${other}`', 'sql`${day} <= ${other}`'],
      'what costs nothing is to be paid': ['sql`${sum} > 0`', 'sql`${sum} >= 0`'],
      'drafts owe in sums': ['sql`CASE WHEN ${where} THEN ${sum} ELSE 0 END`', 'sql`${sum}`'],
    },
  },
  {
    file: 'lib/documents/lifecycle/kinds.ts',
    tests: ['tests/lib/invoices/standing.test.ts'],
    changes: {
      'cancelled is outstanding': [
        "outstanding: { INVOICE: ['DRAFT', 'SENT'] }",
        "outstanding: { INVOICE: ['DRAFT', 'SENT', 'CANCELLED'] }",
      ],
    },
  },
  {
    file: 'lib/documents/standing/index.ts',
    tests: ['tests/lib/invoices/standing.test.ts'],
    changes: {
      'days are counted backwards': [
        'daysBetween(today, document.dueDate)',
        'daysBetween(document.dueDate, today)',
      ],
    },
  },
  {
    file: 'lib/documents/lifecycle/invoice-acts.ts',
    tests: ['tests/lib/invoices/lifecycle.test.ts'],
    changes: {
      'a draft is reminded of': ["      DRAFT: 'remind.draft',\n", ''],
      'a payer sees nothing': ["by: ['OWNER', 'PAYER']", "by: ['OWNER']"],
      'a mail of a cancelled invoice goes out': ["    stopsMail: reason('mail.invoice-cancelled'),\n", ''],
      'a paid invoice goes on to be sent': ["SENT: 'settle'", "SENT: 'settle', PAID: 'issue'"],
    },
  },
  {
    file: 'lib/documents/lifecycle/needs.ts',
    tests: ['tests/lib/invoices/lifecycle.test.ts'],
    changes: {
      'what is paid in full is reminded of': [
        "balance === undefined || isMore(balance),\n  missing: 'remind.nothing",
        "true,\n  missing: 'remind.nothing",
      ],
      'a draft has payments': ['!isMore(amountPaid),', 'true || amountPaid === 0,'],
      'what is free can’t be sent': ['!isMore(amountPaid) || balance === undefined', 'balance === undefined'],
    },
  },
  {
    file: 'lib/documents/snapshots.ts',
    tests: ['tests/lib/invoices/snapshots.test.ts'],
    changes: {
      'what was kept before forms had numbers can’t be read': [
        'const { format: _format, ...fields } = stored as Fields',
        'const { format, ...fields } = stored as Fields\n  if (!format) return {}',
      ],
    },
  },

  {
    file: 'lib/documents/schema.ts',
    tests: ['tests/lib/invoices/schema.test.ts'],
    changes: {
      'a quantity below one': ['Number(quantity) >= 1', 'Number(quantity) >= 0'],
      'nothing of a unit': ['unit ? Number(quantity) > 0', 'unit ? Number(quantity) >= 0'],
      'a price below zero': [
        ".min(0, 'Unit price must be at least 0')",
        ".min(-1000, 'Unit price must be at least 0')",
      ],
      'an invoice without lines': ['itemsOf(lines).length > 0', 'true'],
      'due before it is issued': ['dueDate < issueDate', 'false'],
      'a price with seven decimals': [
        '.refine(decimals(MAX_PRICE_DECIMALS),',
        '.refine(decimals(MAX_PRICE_DECIMALS + 1),',
      ],
    },
  },
  {
    file: 'lib/exports/csv.ts',
    tests: ['tests/lib/export/csv.test.ts'],
    changes: {
      'a cell begins a formula': ["FORMULA.test(value) ? `'${value}` : value", 'value'],
      'a minus begins no formula': ['[=+\\-@', '[=+@'],
      'an at sign begins no formula': ['\\-@\\t', '\\-\\t'],
      'a wide equals sign begins no formula': ['\\n＝', '\\n'],
      'a tab begins no formula': ['@\\t\\r', '@\\r'],
      'cells without quotes': ['quotes: true', 'quotes: false'],
      'a decimal point where a comma is read': [
        "value.number.toFixed(value.decimals).replace('.', point)",
        'value.number.toFixed(value.decimals)',
      ],
      'no mark of UTF-8': ['`\\uFEFF${csvRow(columns, style)}`', 'csvRow(columns, style)'],
    },
  },
  {
    file: 'lib/exports/names.ts',
    tests: ['tests/lib/export/names.test.ts'],
    changes: {
      'two files of one name': ['taken.has(name.normalize', '!taken.has(name.normalize'],
      'a path in a file’s name': ['[\\p{C}\\\\/:*?"<>|]', '[\\p{C}:*?"<>|]'],
      'names that differ in case alone': [
        "taken.add(name.normalize('NFC').toLowerCase())",
        "taken.add(name.normalize('NFC'))",
      ],
    },
  },
  {
    file: 'lib/documents/lines/kinds.ts',
    tests: ['tests/lib/invoices/line-kinds.test.ts'],
    changes: {
      'headings and texts are items': ["line.kind === undefined || line.kind === 'ITEM'", 'true'],
      'a line that says nothing of its kind is none': [
        "line.kind === undefined || line.kind === 'ITEM'",
        "line.kind === 'ITEM'",
      ],
      'figures stand beside headings': ['isItem(line) ? values[item++]! : null', 'values[item++] ?? null'],
    },
  },
  {
    file: 'lib/documents/schema.ts',
    tests: ['tests/lib/invoices/line-kinds.test.ts'],
    changes: {
      'an invoice of headings alone': ['itemsOf(lines).length > 0', 'lines.length > 0'],
      'a heading with a price': ["unitPrice: none('price')", 'unitPrice: z.unknown().optional()'],
    },
  },
  {
    file: 'lib/documents/items/saved-mutations.ts',
    tests: ['tests/api/saved-items.test.ts'],
    changes: {
      'any number of saved items': ['count >= MAX_SAVED_ITEMS', 'false'],
      'a second saved item of a description is no conflict': [
        "violatesUnique(error, 'SavedItem_description')",
        'false',
      ],
    },
  },
]
