/** The import rules of `npm run check` refuse what they should: they are tried on a house of a few wrong files. */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let house: string

beforeEach(async () => {
  house = await mkdtemp(join(tmpdir(), 'zari-house-'))
  await mkdir(join(house, 'test'))
  for (const file of ['.dependency-cruiser.mjs', 'test/folders.mjs', 'package.json'])
    await cp(file, join(house, file))
  await symlink(resolve('node_modules'), join(house, 'node_modules'))
})
afterEach(() => rm(house, { recursive: true, force: true }))

const HOUSE = /^(?:features\/[^/]+|[^/]+)/
const isAtHome = (from: string, to: string) => HOUSE.exec(from)?.[0] === HOUSE.exec(to)?.[0]
const relativePath = (from: string, to: string) => relative(dirname(from), to).replace(/^(?!\.)/, './')

/** Writes files of `src` that import each other: who imports whom, as it is to be written unless said. */
async function build(imports: readonly (readonly [from: string, to: string, as?: string])[]): Promise<void> {
  const files = new Map<string, string>()
  for (const [from, to, as = isAtHome(from, to) ? relativePath(from, to) : `#/${to}`] of imports) {
    files.set(to, files.get(to) ?? 'export {}\n')
    files.set(from, `${files.get(from) ?? ''}import '${as}'\n`)
  }
  for (const [file, text] of files) {
    await mkdir(dirname(join(house, 'src', file)), { recursive: true })
    await writeFile(join(house, 'src', file), text)
  }
}

const run = (...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((done) => {
    execFile(process.execPath, args, { cwd: house }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })

/** Rules with an import that breaks them. */
const refused: readonly (readonly [rule: string, from: string, to: string, as?: string])[] = [
  ['room-cart', 'features/cart/bag.ts', 'features/orders/orders.ts'],
  ['room-cart', 'features/cart/wish.ts', 'features/wishlist/wishes.ts'],
  ['room-accounts', 'features/accounts/people.ts', 'features/sales/sales.ts'],
  ['handlers-stay-at-home', 'features/orders/taking.ts', 'features/cart/cart.handlers.ts'],
  ['rules-are-pure', 'features/cart/cart.rules.ts', 'features/cart/cart.store.ts'],
  ['browser-reaches-no-server', 'features/cart/ui/Bag.tsx', 'features/cart/cart.store.ts'],
  ['browser-reaches-no-server', 'features/cart/cart.queries.ts', 'platform/db/database.ts'],
  ['browser-reaches-no-server', 'features/providers/card.browser.ts', 'features/providers/card.provider.ts'],
  ['platform-knows-no-shop', 'platform/http/http.ts', 'features/cart/lines.ts'],
  ['ui-knows-no-business', 'ui/kit/Button.tsx', 'features/cart/lines.ts'],
  ['features-know-no-pages', 'features/cart/links.ts', 'pages/home.ts'],
  ['pages-know-no-main', 'pages/root.ts', 'main/server.ts'],
  ['relative-at-home', 'features/cart/adding.ts', 'features/cart/lines.ts', '#/features/cart/lines.ts'],
  ['alias-abroad', 'features/orders/packing.ts', 'features/cart/lines.ts', '../cart/lines.ts'],
  ['no-dump-folders', 'features/cart/money.ts', 'features/cart/utils/money.ts'],
]
const allowed: readonly (readonly [from: string, to: string])[] = [
  ['features/orders/taking.ts', 'features/cart/lines.ts'],
  ['features/cart/ui/Bag.tsx', 'ui/kit/Icon.tsx'],
  ['pages/root.ts', 'features/sales/sales.ts'],
  ['main/api.ts', 'features/cart/cart.handlers.ts'],
]

test('rooms, floors and kinds of files: each wrong import is refused by its rule, no other one', async () => {
  await build([...refused.map(([, ...wrong]) => wrong), ...allowed])
  const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
  const { stdout } = await run(cruiser, 'src', '--config', '.dependency-cruiser.mjs', '--output-type', 'json')
  const { violations } = JSON.parse(stdout).summary as {
    violations: { rule: { name: string }; from: string; to: string }[]
  }
  expect(violations.map(({ rule, from, to }) => [rule.name, from, to]).sort()).toEqual(
    refused.map(([rule, from, to]) => [rule, `src/${from}`, `src/${to}`]).sort(),
  )
})

test.each([
  ['neighbours', 'features/orders/ui', 'features/orders/rules'],
  ['a folder and its parent', 'main', 'main/jobs'],
  ['a room and its part', 'features/cart', 'features/cart/ui'],
])('folders that import each other are refused: %s', async (_name, one, other) => {
  await build([
    [`${one}/a.ts`, `${other}/b.ts`],
    [`${other}/c.ts`, `${one}/d.ts`],
  ])
  const { code, stderr } = await run('test/folders.mjs')
  expect(code).toBe(1)
  expect(stderr).toContain(`src/${one} and src/${other} import each other`)
})

test('so are those that do it the long way round', async () => {
  await build([
    ['platform/db/a.ts', 'platform/log/b.ts'],
    ['platform/log/c.ts', 'platform/mail/d.ts'],
    ['platform/mail/e.ts', 'platform/db/f.ts'],
  ])
  expect((await run('test/folders.mjs')).code).toBe(1)
})

test('folders in a line, and rooms of different names, are left alone', async () => {
  await build([
    ['platform/db/a.ts', 'platform/log/b.ts'],
    ['platform/log/c.ts', 'platform/mail/d.ts'],
    ['platform/db/a.ts', 'platform/mail/d.ts'],
    ['features/orders/ui/a.ts', 'features/cart/ui/b.ts'],
  ])
  expect(await run('test/folders.mjs')).toMatchObject({ code: 0, stderr: '' })
})
