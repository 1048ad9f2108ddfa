// A ZIP is a run of files, each behind a header of 30 bytes that its name follows, and ends with a record of 22 (APPNOTE 4.3).
const INVOICE = /PK\x03\x04[^]{26}invoices\//g
const INVOICE_LENGTH = 39
const END = 'PK\x05\x06'
const END_LENGTH = 22

/** Watches the bytes of an export come by. They are looked at once, and none is kept but the last few. */
export function createZipScanner() {
  // One character for each byte, whatever it is.
  const decoder = new TextDecoder('latin1')
  let last = ''
  let invoices = 0
  return {
    /** How many invoices have begun to arrive, these bytes included. */
    see(bytes: Uint8Array): number {
      const text = last + decoder.decode(bytes)
      invoices += text.match(INVOICE)?.length ?? 0
      // Too short to hold a header that was counted.
      last = text.slice(1 - INVOICE_LENGTH)
      return invoices
    },
    /** Whether the end has been seen: a host that stops in the middle may do so without an error. */
    isWhole: (): boolean => last.slice(-END_LENGTH).startsWith(END),
  }
}
