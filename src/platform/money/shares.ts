/**
 * Shares of an amount in proportion to what the lines cost, whole paise that add up to it: what rounding leaves goes to the
 * lines that lost most. None is above its line as long as the amount is not above all of them.
 */
export function sharesOf(amountPaise: number, lines: readonly number[]): number[] {
  const total = BigInt(lines.reduce((sum, line) => sum + line, 0))
  if (total === 0n) return lines.map(() => 0)
  const exact = lines.map((line) => BigInt(line) * BigInt(amountPaise))
  const shares = exact.map((value) => Number(value / total))
  const left = amountPaise - shares.reduce((sum, share) => sum + share, 0)
  const byLoss = exact
    .map((value, at) => ({ at, loss: Number(value % total) }))
    .sort((one, other) => other.loss - one.loss || one.at - other.at)
  for (const { at } of byLoss.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}
