/** Cache of byte arrays, limited by number and total size; evicts the least recently used first. */
export class ByteCache {
  private readonly entries = new Map<string, Uint8Array<ArrayBuffer>>()
  private size = 0

  constructor(
    private readonly maxEntries: number,
    private readonly maxBytes: number,
  ) {}

  get(key: string): Uint8Array<ArrayBuffer> | undefined {
    const bytes = this.entries.get(key)
    if (!bytes) return undefined
    // A Map keeps insertion order: reinserting marks the entry as the most recently used.
    this.entries.delete(key)
    this.entries.set(key, bytes)
    return bytes
  }

  set(key: string, bytes: Uint8Array<ArrayBuffer>): void {
    this.delete(key)
    if (bytes.byteLength > this.maxBytes) return
    this.entries.set(key, bytes)
    this.size += bytes.byteLength
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.maxEntries && this.size <= this.maxBytes) break
      this.delete(oldest)
    }
  }

  private delete(key: string): void {
    this.size -= this.entries.get(key)?.byteLength ?? 0
    this.entries.delete(key)
  }
}
