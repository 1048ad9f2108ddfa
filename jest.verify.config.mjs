import { createConfig } from './jest.config.mjs'

/** Tests that are too slow for `npm test`: volume, long random runs and full matrices. `npm run verify -- volume`. */
export default createConfig(['tests/verify/jest'])
