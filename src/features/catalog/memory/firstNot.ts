/** The first of the positions 0 to `count` for which `isBefore` is false: true for all before it, false for all after. */
export function firstNot(count: number, isBefore: (position: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
