import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoReviews } from './catalogue.ts'
import { snapshotsOf, takeSnapshots } from './snapshots.ts'

const two = demoReviews.findIndex((_, index) => snapshotsOf(index).length > 1)

test('photos of one review are of as many views of the piece', () => {
  expect(two).toBeGreaterThanOrEqual(0)
  for (const [index] of demoReviews.entries()) {
    const views = snapshotsOf(index).map(({ of }) => of)
    expect(new Set(views).size).toBe(views.length)
    if (views[0]?.endsWith('-set')) expect(views[1] ?? '').not.toMatch(/-neck$/)
  }
})

test.each([
  ['powder blue', [169, 195, 214]],
  ['white tant', [243, 238, 228]],
  ['rani pink', [181, 20, 92]],
] as const)('a photo of %s cloth has its colour', async (_name, [r, g, b]) => {
  const cloth = await sharp({ create: { width: 1020, height: 1440, channels: 3, background: { r, g, b } } })
    .webp()
    .toBuffer()
  const taken: Uint8Array[] = []
  const images = snapshotsOf(two).map(({ of }) => `/media/${of}.1020x1440.8a1a2e/1020.webp`)
  await takeSnapshots(two, images, {
    read: async () => cloth,
    storeUpload: async (bytes) => {
      taken.push(bytes)
      return { url: '' } as never
    },
  })
  expect(taken).toHaveLength(2)
  for (const photo of taken) {
    const { channels } = await sharp(photo).stats()
    const seen = channels.map(({ mean }) => mean)
    const brightness = seen.reduce((sum, part) => sum + part, 0) / (r + g + b)
    // Darker it may be; what of red, green and blue there is stays as it was.
    const off = [r, g, b].map((part, at) => Math.abs((seen[at] ?? 0) - part * brightness))
    expect(Math.max(...off)).toBeLessThan(8)
  }
})
