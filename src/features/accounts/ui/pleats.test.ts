import { expect, test } from 'vitest'
import { pleats } from './pleats.ts'

test('pleats cover the cloth, meet at their edges and lean the other way each time', () => {
  const laid = pleats(720)
  const last = laid.at(-1)
  expect((last?.from ?? 0) + (last?.width ?? 0)).toBeGreaterThanOrEqual(720)
  for (const [index, pleat] of laid.entries()) {
    const before = laid[index - 1]
    if (!before) continue
    expect(pleat.from).toBe(before.from + before.width)
    expect(pleat.drop).toBeCloseTo(before.drop + before.lean * before.width)
    expect(Math.sign(pleat.lean)).toBe(-Math.sign(before.lean))
  }
})
