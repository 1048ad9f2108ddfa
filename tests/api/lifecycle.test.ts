import { getDenialReason } from '@/lib/documents/lifecycle/document-actions'
import { TRANSITION_CASES, testTransitions, type TransitionCase } from '@/tests/factories/transition-cases'

/** Picks the first case of each action and result. The whole table is in tests/verify/jest/api/lifecycle.test.ts. */
function pickOneOfEach(cells: TransitionCase[]): TransitionCase[] {
  const picked = new Map<string, TransitionCase>()
  for (const cell of cells) {
    const answer = `${cell.act} ${getDenialReason(cell.act, cell) ?? 'allowed'}`
    if (!picked.has(answer)) picked.set(answer, cell)
  }
  return [...picked.values()]
}

describe('spec 4: states and transitions', () => testTransitions(pickOneOfEach(TRANSITION_CASES)))
