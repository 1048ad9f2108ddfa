import { TRANSITION_CASES, testTransitions } from '@/tests/factories/transition-cases'

describe('spec 4: every transition of every kind of document', () => testTransitions(TRANSITION_CASES))
