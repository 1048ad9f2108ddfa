import type { Block, FlowBlock } from './block'

export interface PlacedBlock {
  block: Block
  top: number
}

interface Frame {
  /** Top of the content on the first page and on the others, and the bottom of all. */
  firstTop: number
  nextTop: number
  bottom: number
  tableHead: Block
}

/**
 * Distributes blocks over pages, in order. Blocks are never split, and blocks that keep together move together unless
 * they need more than a page.
 */
export function paginate(blocks: FlowBlock[], frame: Frame): PlacedBlock[][] {
  const pages: PlacedBlock[][] = [[]]
  let top = frame.firstTop
  let isEmpty = true

  for (const group of groupBlocks(blocks)) {
    const height = group.reduce((sum, block) => sum + block.height + (block.spaceBefore ?? 0), 0)
    const pageHeight = frame.bottom - frame.nextTop - frame.tableHead.height
    const movesTogether = height <= pageHeight && top + height > frame.bottom
    for (const [index, block] of group.entries()) {
      const space = isEmpty ? 0 : (block.spaceBefore ?? 0)
      const overflows = top + space + block.height > frame.bottom
      if (!isEmpty && (overflows || (movesTogether && index === 0))) {
        pages.push([])
        top = frame.nextTop
        isEmpty = true
        if (block.inTable) {
          pages.at(-1)!.push({ block: frame.tableHead, top })
          top += frame.tableHead.height
        }
      }
      top += isEmpty ? 0 : (block.spaceBefore ?? 0)
      pages.at(-1)!.push({ block, top })
      top += block.height
      isEmpty = false
    }
  }
  return pages
}

/** Groups blocks chained by `keepWithNext`. */
function groupBlocks(blocks: FlowBlock[]): FlowBlock[][] {
  const result: FlowBlock[][] = []
  let group: FlowBlock[] = []
  for (const block of blocks) {
    group.push(block)
    if (block.keepWithNext) continue
    result.push(group)
    group = []
  }
  return group.length > 0 ? [...result, group] : result
}
