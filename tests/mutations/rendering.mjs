/** What a document, a page, a mail and a picture show, and what they must not. */
export const mutations = [
  {
    file: 'lib/render/view.ts',
    tests: ['tests/lib/invoices/view.test.ts'],
    changes: {
      'a draft owes nothing in its document': ['glanceOf(judged, balance)', 'standing.owed'],
      'what is due is the total, whatever came in': [
        'glanceOf(judged, balance)',
        'glanceOf(judged, exact(totals.totalAmount))',
      ],
      'what is cancelled is due': ['isPayable(document) && isCancelled(document)', 'false'],
      'a credit note that was withdrawn comes to nothing': [
        'isPayable(document) && isCancelled',
        'isCancelled',
      ],
      'what was paid is asked for': ['payment: asksForMoney\n', 'payment: true\n'],
      'bank details for every method': [
        "if (method !== 'BANK_TRANSFER' && method !== 'INTERNATIONAL_TRANSFER') return []",
        '',
      ],
      'a sort code abroad': ["if (method === 'BANK_TRANSFER')", 'if (true)'],
      'no number to quote': [
        '[...account, { label: words.account.reference, value: invoiceNumber }]',
        'account',
      ],
      'a client reads what is the owner’s': [
        "audience === 'owner' ? rows : rows.filter(({ internal }) => !internal)",
        'rows',
      ],
      'a client’s days are an owner’s': [
        "audience === 'owner' ? writing.longDay : writing.day",
        'writing.longDay',
      ],
      'placeholders on a document': [
        "audience === 'preview' ? words.placeholder.company : ''",
        'words.placeholder.company',
      ],
      'a balance of what is closed': ['left: hasRest && balance.gt(0)', 'left: balance.gt(0)'],
      'a bank is asked for what is not owed': [
        'standing.owed.gt(0) ? plainMoney(standing.owed, source.currency) : null',
        'plainMoney(standing.owed, source.currency)',
      ],
    },
  },
  {
    file: 'lib/render/mail/share-message.ts',
    tests: ['tests/lib/invoices/share-message.test.ts'],
    changes: {
      'a message without its link': ['fill(letter.view, { url })', 'mail.thanks'],
    },
  },
  {
    file: 'lib/render/pdf/sheet/paginate.ts',
    tests: ['tests/lib/pdf/layout.test.ts'],
    changes: {
      'rows run over the end of a page': [
        'const overflows = top + space + block.height > frame.bottom',
        'const overflows = top + space > frame.bottom',
      ],
      'rows go on without the table’s head': ['if (block.inTable) {', 'if (false) {'],
      'the table’s head above what is no row': ['if (block.inTable) {', 'if (true) {'],
      'a total alone on a page': ['(together && index === 0)', 'false'],
      'the head lies over the first row': ['top += frame.tableHead.height', 'top += 0'],
    },
  },
  {
    file: 'lib/render/pdf/text/clean.ts',
    tests: ['tests/lib/pdf/layout.test.ts'],
    changes: {
      'what is invisible is set': [
        "(_, kept: string | undefined) => kept ?? ''",
        '(whole, kept: string | undefined) => kept ?? whole',
      ],
      'a tower of accents': [".replace(TOWER, '$1')", ''],
      'letters that are not composed': [".normalize('NFC')", ".normalize('NFD')"],
    },
  },
  {
    file: 'lib/render/pdf/sheet/head.ts',
    tests: ['tests/lib/pdf/document.test.ts'],
    only: 'are numbered when there are several',
    changes: {
      'later pages say not whose they are': [
        'pen.text(seller, look.left, baseline(top, 12, foot.size), foot)',
        '',
      ],
      'later pages say not which invoice they are of': [
        "pen.text(title, look.right, baseline(top, 12, foot.size), foot, 'right')",
        '',
      ],
    },
  },
  {
    file: 'lib/render/pdf/sheet/document.tsx',
    tests: ['tests/lib/pdf/document.test.ts'],
    changes: {
      'no heads on later pages': [
        'if (index > 0) next.draw(pen, topOfNext(look))',
        '',
        { only: 'are numbered when there are several' },
      ],
      'every page is the first': [
        'foot(sheet, index + 1, pages.length)',
        'foot(sheet, 1, pages.length)',
        { only: 'are numbered when there are several' },
      ],
      'no mark on a draft': ['under.draw(pen, 0)', '', { only: 'marks a draft' }],
      'the file’s date is the machine’s': [
        'creationDate={createdAt}',
        'creationDate={new Date()}',
        { only: 'carries its title, author and date' },
      ],
    },
  },
  {
    file: 'lib/render/sums.ts',
    tests: ['tests/lib/invoices/view.test.ts', 'tests/api/taxes.test.ts'],
    changes: {
      'the document says not what is left': ['left ? [sumRow(leftLabel', 'false ? [sumRow(sheet.balanceDue'],
      'a reason is not printed': ['reason || words.taxReasons[category]', "reason || ''"],
      'what is stored is added up anew': ['amounts.length !== items.length', 'true'],
    },
  },
  {
    file: 'lib/render/pdf/render.ts',
    tests: ['tests/lib/pdf/document.test.ts'],
    changes: {
      'days that are left stand in a file': [
        'const badge = isOwed(view) ? null : view.badge',
        'const badge = view.badge',
        { only: 'keeps how many days are left out of a file' },
      ],
      'what is being rendered is rendered again': [
        'underway.set(hash, rendering)',
        '',
        { only: 'is rendered once' },
      ],
    },
  },
  {
    file: 'lib/render/pdf/renderer.ts',
    tests: ['tests/lib/pdf/renderer.test.ts'],
    changes: {
      'any number waits': ['if (this.waiting.size >= this.options.maxWaiting)', 'if (false)'],
      'one owner’s any number waits': [
        'if (this.waiting.sizeOf(owner) >= this.options.maxWaitingEach)',
        'if (false)',
      ],
      'the thread reads the environment': ["env: { NODE_ENV: 'production' }", 'env: process.env'],
    },
  },
  {
    file: 'lib/render/pdf/fair-queue.ts',
    tests: ['tests/lib/pdf/renderer.test.ts'],
    only: 'takes turns between owners',
    changes: {
      'one owner’s many come first': [
        'this.owners.delete(owner)\n    if (items.length > 0) this.owners.set(owner, items)',
        'if (items.length === 0) this.owners.delete(owner)',
      ],
    },
  },
  {
    file: 'lib/platform/storage/picture.ts',
    tests: ['tests/api/user-settings.test.ts'],
    only: 'the logo',
    changes: {
      'pictures of any size in pixels': ['limitInputPixels: MAX_PIXELS', 'limitInputPixels: false'],
      'any file is a picture': ['if (!type || !ALLOWED.has(type.mime))', 'if (false)'],
      'an empty file is a damaged one': ['if (upload.byteLength === 0) throw', 'if (false) throw'],
      'a picture lies on its side': ['.autoOrient()\n', ''],
      'a damaged picture is taken': ["failOn: 'warning'", "failOn: 'none'"],
    },
  },
  {
    file: 'lib/kernel/validation/index.ts',
    tests: ['tests/lib/validation/validation.test.ts'],
    changes: {
      'what is invisible stands in a name': [
        'text.isWellFormed() && !INVISIBLE.test(text)',
        'text.isWellFormed()',
      ],
      'the direction is turned within a text': [
        'text.isWellFormed() && !INVISIBLE_IN_PROSE.test(text)',
        'text.isWellFormed()',
      ],
      'a name of blank letters': [
        'const isVisible = (text: string) => VISIBLE.test(text)',
        'const isVisible = (_text: string) => true',
      ],
      'three decimals pass for two': ['fraction.length <= places', 'fraction.length <= places + 1'],
      'an empty text is kept': ['(text && isVisible(text) ? text : null)', '(text ?? null)'],
    },
  },
  {
    file: 'lib/kernel/validation/address.ts',
    tests: ['tests/lib/validation/validation.test.ts'],
    changes: {
      'several addresses in one': ["[${WORD}_'+\\\\-.]*[${WORD}_+-]`", "[${WORD}_'+\\\\-., ]*[${WORD}_+-]`"],
      'an address of any length': ['octets(local) + 1 + ascii.length <= MAX', 'true'],
    },
  },
  {
    file: 'lib/render/pdf/sheet/lines.ts',
    tests: ['tests/lib/pdf/line-kinds.test.ts'],
    changes: {
      'a heading stays behind at the end of a page': ['keepWithNext: isHeading', 'keepWithNext: false'],
    },
  },
]
