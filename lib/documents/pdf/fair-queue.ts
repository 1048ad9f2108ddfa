/** A queue that serves its owners in turn, so that nobody has to wait for all jobs of somebody else. */
export class FairQueue<T> {
  // In the order in which they are served.
  private readonly owners = new Map<string, T[]>()
  private count = 0

  get size(): number {
    return this.count
  }

  getSize(owner: string): number {
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
    const index = items?.indexOf(item) ?? -1
    if (!items || index < 0) return false
    items.splice(index, 1)
    if (items.length === 0) this.owners.delete(owner)
    this.count--
    return true
  }

  /** Removes and returns the first item of the next owner, who then moves to the end. */
  shift(): T | undefined {
    const [next] = this.owners
    if (!next) return undefined
    const [owner, items] = next
    const item = items.shift()
    this.owners.delete(owner)
    if (items.length > 0) this.owners.set(owner, items)
    this.count--
    return item
  }
}
