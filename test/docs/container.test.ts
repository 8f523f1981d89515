/** Image and compose file speak of the program as it is. */
import { globSync } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { BUILT } from '../../src/main/build/buildInChild.ts'
import { settings } from '../../src/platform/config/environment.ts'

interface Service {
  readonly image: string
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly networks: readonly string[]
  readonly healthcheck?: object
  readonly depends_on?: object
  readonly ports?: readonly string[]
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly stop_grace_period?: string
}

const containerfile = (await readFile('Containerfile', 'utf8')).replaceAll('\\\n', ' ')
const [, lastStage = ''] = containerfile.split(/^FROM .*(?<!AS build)$/m)
const compose: { services: Record<string, Service>; volumes: object; networks: Record<string, object> } =
  parse(await readFile('compose.yaml', 'utf8'))
const { shop, database, pictures, proxy } = compose.services
const said = (instruction: string) =>
  new RegExp(`^${instruction} +(.*)$`, 'm').exec(lastStage)?.[1]?.trim() ?? ''
const image = Object.fromEntries(
  [...said('ENV').matchAll(/(\w+)=(\S+)/g)].map(([, key, value]) => [key, value]),
)

test('the image starts what npm start does, as nobody in particular, and writes into its volume alone', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  expect(JSON.parse(said('CMD')).join(' ')).toBe(scripts.start)
  await access(JSON.parse(said('CMD'))[1])
  expect(said('USER')).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/)
  expect(lastStage).toContain(`--uid ${said('USER').split(':')[0]}`)
  const { NODE_COMPILE_CACHE, PATH, ...env } = image
  expect(Object.keys(env).filter((name) => !settings.includes(name))).toEqual([])
  expect(said('VOLUME')).toBe(env.DATA_DIR)
  expect(NODE_COMPILE_CACHE).toMatch(new RegExp(`^${env.DATA_DIR}/`))
  expect(PATH).toMatch(new RegExp(`^${said('WORKDIR')}/node_modules/.bin:`))
  expect(said('EXPOSE')).toBe(env.PORT)
  expect(env.HOST).toBe('0.0.0.0')
})

test('its health is asked where the program answers, and only whether the process does', async () => {
  const address = /fetch\(`http:\/\/127\.0\.0\.1:\$\{process\.env\.PORT\}(\/\w+)`\)/.exec(lastStage)?.[1]
  expect(address).toBe('/healthz')
  expect(await readFile('src/main/http/health.ts', 'utf8')).toContain(`app.get('${address}'`)
})

test('everything that the build is made of is in the image, and no tests', async () => {
  const ignored = (await readFile('.dockerignore', 'utf8')).split('\n').filter((line) => /^[^#]/.test(line))
  expect(ignored[0]).toBe('*')
  for (const needed of ['src', 'demo', 'db/migrations', 'vite.config.ts', 'package-lock.json', '.npmrc'])
    expect(ignored).toContain(`!${needed}`)
  for (const left of ['.git', 'node_modules', BUILT, 'data', '.env', 'test'])
    expect(ignored).not.toContain(`!${left}`)
  expect(ignored).toContain('**/*.test.ts')
})

test('what is taken out after the build is used by the build alone', async () => {
  const gone = /rm -rf \.cache (.*)$/m.exec(containerfile)?.[1]?.split(/\s+/) ?? []
  expect(gone.length).toBeGreaterThan(3)
  const names = gone.map((name) => name.replace('*', ''))
  const users = globSync('{src,demo}/**/*.{ts,tsx,mjs}').filter(
    (file) => !/\.(test|fixture)\.tsx?$/.test(file),
  )
  const imported = new RegExp(`from '(${names.join('|')})['/]`)
  const texts = await Promise.all(users.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
  const wrong = texts.filter(({ text }) => imported.test(text)).map(({ file }) => file)
  // The build with its plugins, and the development server.
  const ofTheBuild = /^src\/main\/(build\/|commands\/dev\.ts)/
  expect(wrong.filter((file) => !ofTheBuild.test(file))).toEqual([])
})

test('the compose file sets what the program knows, and asks for what has no sensible value', async () => {
  const known = Object.keys(shop?.environment ?? {})
  expect(known.filter((name) => !settings.includes(name))).toEqual([])
  const text = await readFile('compose.yaml', 'utf8')
  const example = await readFile('deploy/compose.env.example', 'utf8')
  const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
  const offered = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  expect(offered.toSorted()).toEqual([...asked].toSorted())
  for (const secret of ['DATABASE_PASSWORD', 'PICTURES_SECRET', 'SHOP_DOMAIN'])
    expect(text).toContain(`\${${secret}:?`)
  expect(example).not.toMatch(/^(DATABASE_PASSWORD|PICTURES_SECRET)=.+$/m)
})

test('only the proxy is reached from outside, and everybody starts after whom they need', () => {
  expect(
    Object.entries(compose.services)
      .filter(([, { ports }]) => ports)
      .map(([name]) => name),
  ).toEqual(['proxy'])
  expect([database?.networks, pictures?.networks]).toEqual([['inside'], ['inside']])
  expect(compose.networks.inside).toEqual({ internal: true })
  expect(shop?.depends_on).toEqual({
    database: { condition: 'service_healthy' },
    pictures: { condition: 'service_healthy' },
  })
  for (const needed of [database, pictures]) expect(needed?.healthcheck).toBeDefined()
  expect(proxy?.environment?.SHOP).toBe(`shop:${image.PORT}`)
  expect(shop?.environment).toMatchObject({ TRUSTED_PROXIES: '1' })
})

test('the shop of the compose file may do no more than it has to, and its data outlives it', () => {
  expect(shop).toMatchObject({ read_only: true, cap_drop: ['ALL'], volumes: [`shop:${image.DATA_DIR}`] })
  expect(Number.parseInt(shop?.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(15)
  for (const { volumes = [] } of Object.values(compose.services))
    for (const volume of volumes.filter((each) => !each.startsWith('.')))
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0])
  expect(database?.volumes?.[0]).toMatch(/:\/var\/lib\/postgresql$/)
})
