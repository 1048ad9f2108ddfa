import { createConfig } from './jest.config.mjs'

/** What takes too long for `npm test`: volume, long random runs and whole matrices. `npm run verify -- volume`. */
export default createConfig(['tests/verify/jest'])
