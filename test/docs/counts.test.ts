/** The closing line of a run: who passes only at the second try is named, and counted as failed unless it is a screen. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)

/** What is told of a run of these test files, which may try again once. */
async function printedOf(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'zari-counts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [file, source] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), source)
  }
  const report = join(folder, 'report.json')
  const args = ['run', '--globals', '--retry=1', '--reporter=json', `--outputFile=${report}`]
  const alone = { cwd: folder, env: { PATH: process.env.PATH } }
  // A run with a failure ends with 1.
  await run(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), ...args], alone).catch(
    () => undefined,
  )
  const { stdout } = await run(process.execPath, ['test/counts.mjs', report])
  return stdout.trim().split('\n')
}

const steady = (name: string) => `test('${name} holds', () => {});`
const broken = (name: string) => `test('${name} breaks', () => { throw new Error('always') });`
const seldom = (name: string) =>
  `let tries = 0; test('${name} holds seldom', () => { tries += 1; if (tries === 1) throw new Error('first') });`

test('a fault that passes at the second try is a failure, a screen is named', {
  timeout: 60_000,
}, async () => {
  const printed = await printedOf({
    'test/faults/one.test.js': steady('fault') + seldom('fault'),
    'test/journeys/one.test.js': steady('screen') + seldom('screen') + broken('screen'),
  })
  expect(printed.at(-1)).toBe('3 passed, 2 failed')
  expect(printed.slice(0, -1).toSorted()).toEqual([
    '  Error: first',
    '  Error: first',
    'Failed at the first try: fault holds seldom',
    'Passed only at the second try: screen holds seldom',
  ])
})
