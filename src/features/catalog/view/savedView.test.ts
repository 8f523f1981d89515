import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readParts, writeParts } from '../saved/partsFile.ts'
import { CatalogView } from './catalogView.ts'
import { change, question, text, type View } from './randomViews.fixture.ts'

let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zari-saved-'))
  path = join(folder, 'products')
})
afterEach(() => rm(folder, { recursive: true }))

/** The same as it comes out of a file. */
async function afresh(view: CatalogView): Promise<CatalogView> {
  await writeParts(path, view.parts())
  const loaded = readParts(path, (next) => {
    const made = new CatalogView()
    made.load(next)
    return made
  })
  if (!loaded) throw new Error('Nothing was read')
  // What a start reads in any case.
  loaded.changes.putLists(view.lists)
  return loaded
}

const isSearched = (view: View): view is CatalogView => 'lookUp' in view

test('a catalogue that was saved and read answers like the one that it was, whatever changes before and after', async () => {
  const search = text.map((q) => (view: View) => {
    if (!isSearched(view)) throw new Error('It has no search')
    const { numbers, products, total, corrections, missing } = view.lookUp(q, 3)
    return { numbers: [...numbers], products: products().array(), total, corrections, missing }
  })
  const step = fc.tuple(change, fc.boolean(), fc.array(fc.oneof(question, search), { maxLength: 4 }))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      let view = new CatalogView()
      const other = new CatalogView()
      for (const [apply, isSaved, questions] of steps) {
        apply(view)
        apply(other)
        if (isSaved) view = await afresh(view)
        for (const ask of questions) expect(ask(view)).toEqual(ask(other))
        expect(view.size).toBe(other.size)
      }
    }),
    { numRuns: 40 },
  )
})

test('all kinds of parts come back as they were, many small things among them', async () => {
  const numbers = [new Uint16Array([1, 65_535]), new Uint32Array([2 ** 32 - 1]), new Int32Array([-5, 5])]
  const parts = [
    new Float64Array([0.5, -1]),
    ...numbers,
    new Uint32Array(0),
    { a: [1, 'ल', null] },
    new Map([[1, 'a']]),
  ]
  await writeParts(path, [Buffer.from('bytes'), ...parts])
  readParts(path, (next) => {
    // Texts are read from bytes.
    expect(next<Buffer>().toString()).toBe('bytes')
    for (const part of parts) expect(next()).toEqual(part)
    return true
  })
})

test('a file that is not as it was written is none, whichever byte of it is another one or missing', async () => {
  await writeParts(path, [{ first: 1 }, new Uint32Array([1, 2, 3]), ['a', 'b']])
  const bytes = await readFile(path)
  const read = () => readParts(path, (next) => [next(), next(), next()])
  const whole = read()
  for (let at = 0; at < bytes.length; at += 1) {
    const broken = Buffer.from(bytes)
    broken[at] = (broken[at] ?? 0) ^ 1
    await writeFile(path, broken)
    expect(read).toThrow()
    await writeFile(path, bytes.subarray(0, at))
    expect(read).toThrow()
  }
  await writeFile(path, bytes)
  expect(read()).toEqual(whole)
})
