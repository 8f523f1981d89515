import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { demoBanners, demoProducts } from '../catalogue.ts'
import type { RawPicture } from './spec.ts'
import { weave, weaveBanner, weaveCategory } from './weave.ts'

const digest = (p: RawPicture) => createHash('sha1').update(p.data).digest('hex')

const colours = (p: RawPicture): number => {
  const seen = new Set<number>()
  for (let i = 0; i < p.data.length; i += 3 * 97)
    seen.add(((p.data[i] ?? 0) << 16) | ((p.data[i + 1] ?? 0) << 8) | (p.data[i + 2] ?? 0))
  return seen.size
}

const [saree] = demoProducts
if (!saree) throw new Error('the demo catalogue is empty')

describe('the loom', () => {
  it('weaves the same bytes for the same cloth and view, whatever was woven in between', () => {
    const first = digest(weave(saree.cloth, 'folds'))
    for (const other of demoProducts.slice(20, 24)) weave(other.cloth, 'set')
    expect(digest(weave(saree.cloth, 'folds'))).toBe(first)
  }, 60_000)

  it('weaves different bytes for another seed and for another view', () => {
    const one = digest(weave(saree.cloth, 'border'))
    expect(digest(weave({ ...saree.cloth, seed: saree.cloth.seed + 1 }, 'border'))).not.toBe(one)
    expect(digest(weave(saree.cloth, 'fold'))).not.toBe(one)
  })

  it('gives product pictures of 1020 x 1440 px full of colour, one of each view in the catalogue', () => {
    const seen = new Set<string>()
    for (const p of demoProducts)
      for (const view of [...p.views, ...p.laterViews]) {
        if (seen.has(view)) continue
        seen.add(view)
        const picture = weave(p.cloth, view)
        expect([picture.width, picture.height, picture.data.length]).toEqual([1020, 1440, 1020 * 1440 * 3])
        expect(colours(picture), view).toBeGreaterThan(800)
      }
    expect(seen.size).toBe(11)
  }, 60_000)

  it('gives category pictures of 480 x 640 px', () => {
    const picture = weaveCategory(saree.cloth, 'folds')
    expect([picture.width, picture.height]).toEqual([480, 640])
    expect(colours(picture)).toBeGreaterThan(500)
  })

  it('gives banners in the sizes of section 9', () => {
    const sizes = new Map(demoBanners.map((b) => [b.picture.shape, b.picture]))
    const want = {
      'desktop-carousel': [1920, 720],
      'mobile-carousel': [720, 1280],
      'desktop-banner': [1920, 640],
      'mobile-banner': [680, 720],
    } as const
    for (const [shape, size] of Object.entries(want)) {
      const spec = sizes.get(shape as keyof typeof want)
      if (!spec) throw new Error(`no demo banner is a ${shape}`)
      const picture = weaveBanner(spec)
      expect([picture.width, picture.height]).toEqual(size)
      expect(colours(picture)).toBeGreaterThan(800)
    }
  })
})
