import { site } from '@/lib/kernel/site'

export const MISSING = 'These could not be added. Please try again later, or download them one by one:'

interface Contents {
  email: string
  /** ISO instant. */
  at: string
  /** Names of files that could not be added. */
  missing: string[]
}

/** README.txt of an export: what is what, and what is not there. */
export function exportReadme({ email, at, missing }: Contents): string {
  const lines = [
    `Everything ${site.name} keeps about ${email}, as of ${at}`,
    '',
    'invoices/    every invoice as a PDF, named by its number',
    'tables/      clients, invoices, line items, payments and the numbers given, for a spreadsheet (CSV, UTF-8)',
    'data/        all of it for programs (JSON): profile and settings, clients, invoices with their lines and',
    '             payments, every number given (with what deleted invoices said), schedules of recurring invoices, mails,',
    '             what happened when, where you are signed in',
    'pictures/    your logos, by the id that invoices.json names, and your own picture',
    '',
    'Cells of tables are parted at commas, or at semicolons where decimals follow a comma, as the browser’s language has it.',
    'Days are written YYYY-MM-DD, moments in UTC. Deleted clients are included, with the time they were deleted.',
    'A text in a table that a spreadsheet would take for a formula begins with an apostrophe; in data/ it does not.',
    'Passwords and keys are not included. Mails and messages hold the public links that went out with them.',
  ]
  if (missing.length > 0) lines.push('', MISSING, ...missing)
  return `${lines.join('\r\n')}\r\n`
}
