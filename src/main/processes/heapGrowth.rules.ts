/** The sample shop holds 70 MB once it is ready, in its heap and outside of it, 100,000 products 137. */
const LARGE = 100_000_000

/**
 * By how much old objects may grow before they are looked through again, %. V8 by itself lets them double. Where a large catalogue lies in
 * memory already, less is left for them of the 300 MB that a process is to keep (docs/performance.md).
 * @param atRest what the process holds once it is ready, bytes
 */
export const heapGrowth = (atRest: number): number => (atRest > LARGE ? 15 : 30)
