import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoProducts } from '../catalogue.ts'
import { front } from './cloth.ts'
import type { ClothSpec, RawPicture } from './spec.ts'
import { weaveCategory } from './weave.ts'

const digest = (texels: Int32Array) => createHash('sha1').update(texels).digest('hex')

const pieces = demoProducts.filter(({ cloth }) => cloth.yoke && cloth.yoke !== 'none')

test('pieces that are stitched have four necklines, and each list shows several of them on its first screen', () => {
  expect(new Set(pieces.map(({ cloth }) => cloth.neck ?? 'u')).size).toBe(4)
  for (const list of Object.values(Object.groupBy(pieces, ({ category }) => category)))
    expect(new Set(list.slice(0, 4).map(({ cloth }) => cloth.neck ?? 'u')).size).toBeGreaterThanOrEqual(3)
})

test('each kind of neckline work is another one by its shape', () => {
  const [{ cloth } = { cloth: undefined }] = pieces
  if (!cloth) throw new Error('no demo product has a neckline')
  for (const yoke of ['thread', 'placket', 'mirror'] as const) {
    const seen = (['u', 'v', 'round', 'boat'] as const).map((neck) =>
      digest(front({ ...cloth, yoke, neck }, 96, 66).levels[2]),
    )
    expect(new Set(seen).size, yoke).toBe(4)
  }
})

/** Where red is on a row of a picture, as a part of its breadth. */
const redOn = ({ width, data }: RawPicture, row: number): number => {
  let [sum, count] = [0, 0]
  for (let x = 0; x < width; x++) {
    const at = (row * width + x) * 3
    const [red = 0, green = 0] = data.slice(at, at + 2)
    if (red > 2.5 * green && red > 60) [sum, count] = [sum + x, count + 1]
  }
  return count === 0 ? 0 : sum / count / width
}

test('a dupatta lies somewhere else beside each of several pieces', () => {
  const plain = (ground: '#2f7d4f' | '#c01020', seed: number) => ({
    ...{ seed, weave: 'cotton' as const, motif: 'plain' as const, ground, zari: 'none' as const },
    ...{ accents: [ground, ground] as const, border: { kind: 'none' as const, width: 0, ground } },
  })
  const places = Array.from({ length: 8 }, (_, seed) => {
    const cloth: ClothSpec = {
      ...plain('#2f7d4f', seed),
      dupatta: plain('#c01020', 1),
      background: '#dfe0d2',
    }
    const picture = weaveCategory(cloth, 'set')
    return [60, 560].map((row) => Math.round(redOn(picture, row) * 10)).join(' ')
  })
  expect(new Set(places).size).toBeGreaterThanOrEqual(6)
}, 60_000)
