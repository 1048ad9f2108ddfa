// Baseline of bench/subjects/pdf.mjs: the same invoice written directly with pdfkit and the same fonts.
import { Font } from '@react-pdf/renderer'
import PDFDocument from 'pdfkit'
import { inRoot } from '../../scripts/lib/paths.mjs'

// Opened once, like the product's: pdfkit would read them again for every document.
const fonts = {}
for (const [name, file] of Object.entries({ regular: 'Regular', medium: 'Medium', semibold: 'SemiBold' })) {
  Font.register({ family: name, src: inRoot(`lib/documents/pdf/fonts/Geist-${file}.ttf`) })
  await Font.load({ fontFamily: name })
  fonts[name] = Font.getFont({ fontFamily: name }).data
}
const [left, right, bottom] = [48, 547, 786]

/** Renders the view on A4 pages; returns the file's bytes. */
export async function drawWithPdfkit(view) {
  const doc = new PDFDocument({ size: 'A4', margin: 0, info: { Title: view.title } })
  const chunks = []
  doc.on('data', (chunk) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  for (const [name, opened] of Object.entries(fonts)) doc.registerFont(name, opened)

  const put = (text, x, y, size = 9.5, name = 'regular') =>
    doc.font(name, size).text(text, x, y, { lineBreak: false })
  const putRight = (text, edge, y, size = 9.5, name = 'regular') => {
    doc.font(name, size)
    doc.text(text, edge - doc.widthOfString(text, { features: ['tnum'] }), y, {
      lineBreak: false,
      features: ['tnum'],
    })
  }
  const rule = (y) => doc.lineWidth(0.6).moveTo(left, y).lineTo(right, y).stroke('#e1ded9')
  doc.fillColor('#1f1b16')

  let y = 50
  put(view.seller.name, left, y, 14.5, 'semibold')
  putRight(view.invoiceNumber, right, y, 17, 'semibold')
  putRight(view.statusLabel, right, y + 24, 8, 'medium')
  for (const line of view.seller.lines) put(line, left, (y += 14), 9)
  rule((y += 30))
  put(view.words.billTo, left, (y += 14), 8, 'medium')
  putRight(view.amountDueLabel, right, y, 8, 'medium')
  putRight(view.amountDue, right, y + 14, 23, 'semibold')
  putRight(`Due ${view.dueDate}`, right, y + 44)
  put(view.billTo.name, left, (y += 14), 9.5, 'semibold')
  for (const line of view.billTo.lines) put(line, left, (y += 13), 9)
  rule((y += 24))
  view.facts.forEach((fact, index) => {
    put(fact.label, left + index * 125, y + 10, 8, 'medium')
    put(fact.value, left + index * 125, y + 23, 9.5, 'medium')
  })
  rule((y += 48))

  const head = () => {
    put('Description', left, (y += 14), 8, 'medium')
    putRight('Quantity', 390, y, 8, 'medium')
    putRight('Unit Price', 468, y, 8, 'medium')
    putRight('Amount', right, y, 8, 'medium')
    y += 18
  }
  head()
  for (const line of view.lines) {
    if (y > bottom - 24) {
      doc.addPage({ size: 'A4', margin: 0 })
      y = 50
      head()
    }
    rule(y)
    put(line.description, left, y + 5)
    putRight(line.quantity, 390, y + 5)
    putRight(line.unitPrice, 468, y + 5)
    putRight(line.amount, right, y + 5, 9.5, 'medium')
    y += 23
  }
  if (y > bottom - 220) {
    doc.addPage({ size: 'A4', margin: 0 })
    y = 50
  }
  for (const { label, value } of view.sums) {
    put(label, 330, (y += 17))
    putRight(value, right, y)
  }
  for (const { label, value } of view.payment) {
    put(label, left, (y += 17))
    put(value, left + 80, y, 9.5, 'medium')
  }
  for (const text of [view.notes, view.terms])
    doc.font('regular', 9.5).text(text, left, (y += 40), { width: 410 })
  put(view.words.footer, 240, 800, 8.5)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
