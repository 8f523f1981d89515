/** The sample shop holds 70 MB once it is ready, in its heap and outside of it, 100,000 products 137. */
const LARGE = 100_000_000

/**
 * By how much old objects may grow before they are looked through again, %. V8 by itself lets them double. Where a large catalogue lies in
 * memory already, less is left for them of the 300 MB that a process is to keep (docs/performance.md).
 * @param held live objects and what lies outside of the heap once the process is ready, bytes; not its RSS
 */
export const heapGrowth = (held: number): number => (held > LARGE ? 15 : 30)
