import { expect, test } from 'vitest'
import { colours } from './firstLists.rules.ts'
import { colourIn, type Pixels } from './pictureColour.rules.ts'

type Rgb = readonly [number, number, number]
const hexes = colours.map(({ value, hex = '' }) => ({ value, hex }))

/** A piece of cloth on backdrop, with a stripe of zari. */
function picture(cloth: Rgb, backdrop: Rgb, zari: Rgb = [197, 152, 62]): Pixels {
  const [width, height] = [48, 64]
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    if (x < 10 || x > 38 || y < 6) return backdrop
    return x > 34 ? zari : cloth.map((channel) => channel * (0.75 + 0.05 * (x % 6)))
  })
  return {
    width,
    height,
    data: Uint8ClampedArray.from(pixels.flatMap(([r = 0, g = 0, b = 0]) => [r, g, b, 255])),
  }
}

test.each([
  ['Maroon', [122, 18, 48]],
  ['Bottle green', [18, 64, 47]],
  ['Rani pink', [200, 28, 95]],
  ['Mustard', [205, 152, 50]],
  ['Navy', [24, 37, 76]],
] as [string, Rgb][])('%s is found under folds, on backdrop and beside zari', (name, cloth) => {
  for (const backdrop of [
    [230, 220, 203],
    [245, 245, 245],
    [60, 60, 66],
  ] as Rgb[]) {
    expect(colourIn(picture(cloth, backdrop), hexes)?.value).toBe(name)
  }
})

test('cloth as light as the backdrop behind it counts; where no colour has a swatch there is none', () => {
  expect(colourIn(picture([251, 250, 246], [251, 250, 246], [251, 250, 246]), hexes)?.value).toMatch(
    /White|Cream|Silver/,
  )
  expect(colourIn(picture([122, 18, 48], [245, 245, 245]), [{ hex: '' }])).toBeUndefined()
})
