import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressAssets, inTheirTurn } from './finishing.ts'
import { builtAssets, builtFrom, installBuild, isFinished, markFinished } from './installing.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zari-built-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function build(files: Record<string, string>, stamp: string): Promise<void> {
  const made = join(folder, 'making')
  for (const [file, text] of Object.entries({ 'server/server.js': stamp, ...files })) {
    await mkdir(dirname(join(made, file)), { recursive: true })
    await writeFile(join(made, file), text)
  }
  await installBuild(made, folder, stamp)
  await rm(made, { recursive: true })
}

const installed = async (): Promise<string[]> => (await readdir(join(folder, 'client/assets'))).toSorted()

/** As if nothing had happened for so many days. */
async function pass(days: number): Promise<void> {
  const then = new Date(Date.now() - days * 24 * 3_600_000)
  for (const file of await installed()) await utimes(join(folder, 'client/assets', file), then, then)
}

test('a build is known by what it was made from', async () => {
  expect(await builtFrom(folder)).toBe('')
  await build({ 'client/assets/home-1.js': 'one' }, 'first sources')
  expect(await builtFrom(folder)).toBe('first sources')
})

test('pages that were loaded before a build still find their parts', async () => {
  await build({ 'client/assets/home-1.js': 'one', 'client/assets/same-0.js': 'same' }, 'first')
  await pass(30)
  await build({ 'client/assets/home-2.js': 'two', 'client/assets/same-0.js': 'same' }, 'second')
  expect(await installed()).toEqual(['home-1.js', 'home-2.js', 'same-0.js'])
  expect(await readFile(join(folder, 'server/server.js'), 'utf8')).toBe('second')
  expect((await builtAssets(folder)).toSorted()).toEqual(['home-2.js', 'same-0.js'])
})

test('a week after they were replaced they go with the next build', async () => {
  await build({ 'client/assets/home-1.js': 'one' }, 'first')
  await build({ 'client/assets/home-2.js': 'two' }, 'second')
  await pass(6)
  await build({ 'client/assets/home-3.js': 'three' }, 'third')
  expect(await installed()).toEqual(['home-1.js', 'home-2.js', 'home-3.js'])
  await pass(8)
  await build({ 'client/assets/home-4.js': 'four' }, 'fourth')
  expect(await installed()).toEqual(['home-3.js', 'home-4.js'])
})

test('what browsers load is compressed once for all builds that have it, and goes with it', async () => {
  const [assets, same] = [join(folder, 'client/assets'), 'client/assets/same-0.js']
  await build({ 'client/assets/home-1.js': 'one', [same]: 'same', 'client/assets/a.woff2': 'font' }, 'first')
  expect(await isFinished(folder)).toBe(false)
  await compressAssets(folder)
  await markFinished(folder, 'first')
  expect(await isFinished(folder)).toBe(true)
  // Built again of the same sources: there is something to do again.
  await build({ 'client/assets/home-1.js': 'one', [same]: 'same', 'client/assets/a.woff2': 'font' }, 'first')
  expect(await isFinished(folder)).toBe(false)
  await markFinished(folder, 'first')
  const [one, first] = [
    ['home-1.js', 'home-1.js.br', 'home-1.js.gz'],
    ['same-0.js', 'same-0.js.br', 'same-0.js.gz'],
  ]
  expect(await installed()).toEqual(['a.woff2', ...one, ...first])
  expect(brotliDecompressSync(await readFile(join(assets, 'home-1.js.br'))).toString()).toBe('one')
  expect(gunzipSync(await readFile(join(assets, 'home-1.js.gz'))).toString()).toBe('one')

  await writeFile(join(assets, 'same-0.js.br'), 'as it was')
  await pass(30)
  await build({ [same]: 'same' }, 'second')
  expect(await isFinished(folder)).toBe(false)
  await compressAssets(folder)
  expect(await installed()).toEqual(['a.woff2', ...one, ...first])
  expect(await readFile(join(assets, 'same-0.js.br'), 'utf8')).toBe('as it was')
  await pass(8)
  await build({ [same]: 'same, but the builder is another one' }, 'third')
  expect(await installed()).toEqual(['same-0.js'])
  await compressAssets(folder)
  expect(brotliDecompressSync(await readFile(join(assets, 'same-0.js.br'))).toString()).toContain('another')
})

test('what visits begin with is compressed first, other languages and the admin area last', () => {
  const names = [
    'admin/orders-1.js',
    'about-1.js',
    'hi/home-1.js',
    'home-1.js',
    'libraries-1.js',
    'ta/faqs-1.js',
  ]
  expect(inTheirTurn(names)).toEqual([
    ...['home-1.js', 'libraries-1.js', 'about-1.js'],
    ...['admin/orders-1.js', 'hi/home-1.js', 'ta/faqs-1.js'],
  ])
})
