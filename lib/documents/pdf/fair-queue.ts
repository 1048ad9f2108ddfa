/** What waits, served one owner after the other, so that nobody's many hold up somebody else's one. */
export class FairQueue<T> {
  // In the order of their turns.
  private readonly owners = new Map<string, T[]>()
  private count = 0

  get size(): number {
    return this.count
  }

  sizeOf(owner: string): number {
    return this.owners.get(owner)?.length ?? 0
  }

  push(owner: string, item: T): void {
    const items = this.owners.get(owner)
    if (items) items.push(item)
    else this.owners.set(owner, [item])
    this.count++
  }

  /** Removes an item from the queue; false if it has already left. */
  remove(owner: string, item: T): boolean {
    const items = this.owners.get(owner)
    const at = items?.indexOf(item) ?? -1
    if (!items || at < 0) return false
    items.splice(at, 1)
    if (items.length === 0) this.owners.delete(owner)
    this.count--
    return true
  }

  /** The first item of whose turn it is, who then goes to the end of the line. */
  shift(): T | undefined {
    const [turn] = this.owners
    if (!turn) return undefined
    const [owner, items] = turn
    const item = items.shift()
    this.owners.delete(owner)
    if (items.length > 0) this.owners.set(owner, items)
    this.count--
    return item
  }
}
