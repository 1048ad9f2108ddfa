// A ZIP is a sequence of files, each after a 30-byte header and its name, followed by a 22-byte end record (APPNOTE
// 4.3).
const INVOICE = /PK\x03\x04[^]{26}invoices\//g
const INVOICE_LENGTH = 39
const END = 'PK\x05\x06'
const END_LENGTH = 22

/** Counts the invoices in an export while its bytes arrive, keeping only the last few. */
export function createZipScanner() {
  // Latin-1 maps each byte to one character.
  const decoder = new TextDecoder('latin1')
  let last = ''
  let invoices = 0
  return {
    /** Returns the number of invoices that have started to arrive, including these bytes. */
    see(bytes: Uint8Array): number {
      const text = last + decoder.decode(bytes)
      invoices += text.match(INVOICE)?.length ?? 0
      // One byte too short for a header that was already counted.
      last = text.slice(1 - INVOICE_LENGTH)
      return invoices
    },
    /** True if the end record has arrived: a host may cut off a response without an error. */
    isWhole: (): boolean => last.slice(-END_LENGTH).startsWith(END),
  }
}
