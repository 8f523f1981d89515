import { expect, test } from 'vitest'
import { difference, nearness, type Shade } from '#/features/catalog/related/colours.rules.ts'
import { paletteText, shadesOf } from '#/features/catalog/related/palette.rules.ts'
import { openRaw } from '#/platform/media/images.ts'
import { dominantColours } from '#/platform/media/palette.ts'
import { demoProducts } from './catalogue.ts'
import { weave } from './loom/weave.ts'

/** Of enough products that each has something near it. */
const MOST = 20

test('the palettes of the demo’s pictures bring those together whose cloth has the same colours', async () => {
  const some = demoProducts.filter((_, at) => at % Math.ceil(demoProducts.length / MOST) === 0)
  const looked: { slug: string; shades: Shade[] }[] = []
  for (const { slug, cloth, views } of some) {
    const png = await (await openRaw(weave(cloth, views[0] ?? 'folds'))).resize(200).png().toBuffer()
    const colours = await dominantColours(png)
    expect(colours.length, slug).toBeGreaterThanOrEqual(2)
    looked.push({ slug, shades: shadesOf(paletteText(colours)) })
  }
  const chroma = ({ shades: [first] }: (typeof looked)[number]) => first?.lab ?? [0, 0, 0]
  let nearer = 0
  for (const one of looked) {
    const others = looked
      .filter((other) => other !== one)
      .sort((a, b) => nearness(one.shades, b.shades) - nearness(one.shades, a.shades))
    const apart = (other: (typeof looked)[number] | undefined) =>
      other ? difference(chroma(one), chroma(other)) : 1
    const mean = others.reduce((sum, other) => sum + apart(other), 0) / others.length
    if (apart(others[0]) < mean * 0.6) nearer += 1
  }
  // What is nearest by the whole palette is near by its main colour as well, but where a cloth is alone with its colour: of
  // pairs that nobody chose one in four is.
  expect(nearer / looked.length).toBeGreaterThan(0.6)
}, 120_000)
