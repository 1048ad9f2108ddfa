import { filesThatShare } from './a-file'
import { leaveNoRows } from './leave-clean'

/** A file of tests of the server among others. */
export const aFile = filesThatShare(() => [leaveNoRows])
