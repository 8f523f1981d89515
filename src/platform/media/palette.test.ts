import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dominantColours } from './palette.ts'

/** Stripes of these colours beside each other on a plain backdrop, each of a width. */
async function picture(backdrop: string, stripes: readonly [color: string, width: number][]) {
  let left = 40
  const composite = []
  for (const [background, width] of stripes) {
    const input = await sharp({ create: { width, height: 320, channels: 3, background } })
      .png()
      .toBuffer()
    composite.push({ input, left, top: 40 })
    left += width
  }
  return sharp({ create: { width: 400, height: 400, channels: 3, background: backdrop } })
    .composite(composite)
    .png()
    .toBuffer()
}

test('the colours of the cloth by how much there is of each, without the backdrop', async () => {
  const found = await dominantColours(
    await picture('#f4efe6', [
      ['#8a1a2e', 240],
      ['#c9a227', 60],
    ]),
  )
  expect(found.length).toBeLessThanOrEqual(5)
  const [most, next] = found
  expect(most?.color).toMatch(/^8[0-9a-f]1[0-9a-f]2/)
  expect(most?.share).toBeGreaterThan(0.6)
  expect(next?.color).toMatch(/^c/)
  expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

test('a picture of one colour alone, a transparent one and a tiny one have colours as well', async () => {
  expect(await dominantColours(await picture('#203070', []))).toMatchObject([{ share: 1 }])
  const clear = {
    create: { width: 30, height: 30, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }
  expect(await dominantColours(await sharp(clear).png().toBuffer())).toMatchObject([{ color: 'fffaf0' }])
  const dot = { create: { width: 1, height: 1, channels: 3 as const, background: '#ff0000' } }
  expect(await dominantColours(await sharp(dot).png().toBuffer())).toMatchObject([{ share: 1 }])
  const grey = await sharp(dot).toColourspace('b-w').png().toBuffer()
  expect(await dominantColours(grey)).toHaveLength(1)
})
