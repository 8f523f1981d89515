/** How many answers had each status: `{ 201: 50, 409: 950 }`. */
export function byStatus(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
