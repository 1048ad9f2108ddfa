import { CELLS, testCells } from '@/tests/factories/lifecycle'

describe('spec 4: every transition of every kind of document', () => testCells(CELLS))
