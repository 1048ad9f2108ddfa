import { refusal } from '@/lib/documents/lifecycle'
import { CELLS, testCells, type Cell } from '@/tests/factories/lifecycle'

/** The first cell of each act and each answer to it. The whole table is in tests/verify/jest/api/lifecycle.test.ts. */
function pickOneOfEach(cells: Cell[]): Cell[] {
  const picked = new Map<string, Cell>()
  for (const cell of cells) {
    const answer = `${cell.act} ${refusal(cell.act, cell) ?? 'allowed'}`
    if (!picked.has(answer)) picked.set(answer, cell)
  }
  return [...picked.values()]
}

describe('spec 4: states and transitions', () => testCells(pickOneOfEach(CELLS)))
