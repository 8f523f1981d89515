/** The manifests for Kubernetes are what its schemas say, and speak of the program as it is. */
import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Deployment } from 'kubernetes-types/apps/v1'
import type { CronJob } from 'kubernetes-types/batch/v1'
import type { ConfigMap, PersistentVolumeClaim, PodSpec, Service } from 'kubernetes-types/core/v1'
import type { Ingress } from 'kubernetes-types/networking/v1'
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { settings } from '../../src/platform/config/environment.ts'

const FOLDER = 'deploy/kubernetes'
/** Where the types that are made of the schemas lie, by API. */
const modules: Readonly<Record<string, string>> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'batch/v1': 'batch/v1',
  'networking.k8s.io/v1': 'networking/v1',
  'policy/v1': 'policy/v1',
}

interface Resource {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
}

const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.yaml'))
const resources = (
  await Promise.all(files.map(async (file) => parseAllDocuments(await readFile(join(FOLDER, file), 'utf8'))))
)
  .flat()
  .map((document) => document.toJS() as Resource)

const theOnly = <T>(kind: string): T => {
  const [found, ...more] = resources.filter((resource) => resource.kind === kind)
  if (!found || more.length > 0) throw new Error(`There is not one ${kind}`)
  return found as T
}
const deployment = theOnly<Deployment>('Deployment')
const cron = theOnly<CronJob>('CronJob')
const config = theOnly<ConfigMap>('ConfigMap')
const pods = [
  deployment.spec?.template.spec,
  cron.spec?.jobTemplate.spec?.template.spec,
] as const satisfies readonly (PodSpec | undefined)[]
const [shop, backup] = pods.map((pod) => pod?.containers[0])

let folder: string
beforeAll(async () => {
  // Beside node_modules, so that the types are found.
  await mkdir('test-results', { recursive: true })
  folder = await mkdtemp('test-results/kubernetes-')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What the compiler has against resources, by the types that are made of the schemas; one list for each. */
async function wrongIn(checked: readonly Resource[]): Promise<string[][]> {
  const written = checked.map(async (resource, at) => {
    const module = modules[resource.apiVersion]
    if (!module) throw new Error(`Nobody knows ${resource.apiVersion}`)
    const type = `import('kubernetes-types/${module}').${resource.kind}`
    const file = join(folder, `manifest${at}.ts`)
    await writeFile(file, `export const manifest: ${type} = ${JSON.stringify(resource)}`)
    return file
  })
  const names = await Promise.all(written)
  const args = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--types',
    '',
  ]
  const said = await promisify(execFile)(resolve('node_modules/.bin/tsc'), [...args, ...names]).then(
    () => '',
    ({ stdout }) => String(stdout),
  )
  const lines = said.split('\n').filter((line) => line.includes('error TS'))
  return names.map((name) => lines.filter((line) => line.startsWith(`${name}(`)))
}

test('all manifests are what the schemas say, and what they do not say is found', {
  timeout: 60_000,
}, async () => {
  expect(resources.map(({ kind }) => kind).toSorted()).toEqual([
    'ConfigMap',
    'CronJob',
    'Deployment',
    'Ingress',
    'PersistentVolumeClaim',
    'PodDisruptionBudget',
    'Service',
  ])
  const misspelt = structuredClone(deployment)
  Object.assign(misspelt.spec?.template.spec?.containers[0] ?? {}, { readynessProbe: {} })
  const untyped = { ...structuredClone(config), data: { WORKERS: 2 } }
  const found = await wrongIn([...resources, ...([misspelt, untyped] as unknown as Resource[])])
  expect(found.slice(0, -2).flat()).toEqual([])
  expect(found.slice(-2)).toEqual([
    [expect.stringContaining('readynessProbe')],
    [expect.stringMatching(/number.*string/)],
  ])
})

test('pods run what the image holds, as nobody in particular, and write into volumes alone', async () => {
  const containerfile = await readFile('Containerfile', 'utf8')
  const { version } = JSON.parse(await readFile('package.json', 'utf8'))
  const [, user = '', group = ''] = /^USER (\d+):(\d+)$/m.exec(containerfile) ?? []
  for (const [at, pod] of pods.entries()) {
    expect(pod?.automountServiceAccountToken).toBe(false)
    expect(pod?.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: Number(user),
      runAsGroup: Number(group),
      fsGroup: Number(group),
      seccompProfile: { type: 'RuntimeDefault' },
    })
    const container = [shop, backup][at]
    expect(container?.image).toMatch(new RegExp(`/zari:${version}$`))
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    const mounts = container?.volumeMounts?.map(({ name, mountPath }) => ({ name, mountPath })) ?? []
    expect(pod?.volumes?.map(({ name }) => name).toSorted()).toEqual(
      mounts.map(({ name }) => name).toSorted(),
    )
    const env = Object.fromEntries(container?.env?.map(({ name, value }) => [name, value]) ?? [])
    const compiled = env.NODE_COMPILE_CACHE ?? /NODE_COMPILE_CACHE=(\S+)/.exec(containerfile)?.[1]
    for (const written of [env.DATA_DIR, compiled, '/tmp'])
      expect(mounts.some(({ mountPath }) => `${written}/`.startsWith(`${mountPath}/`))).toBe(true)
    expect(container?.resources?.limits?.memory).toMatch(/Mi$/)
  }
  expect(shop?.ports).toEqual([
    { name: 'http', containerPort: Number(/PORT=(\d+)/.exec(containerfile)?.[1]) },
  ])
  const [command = ''] = /src\/\S+/.exec(backup?.command?.at(-1) ?? '') ?? []
  await access(command)
})

test('settings are those that the program knows, and secrets are none of them', async () => {
  const example = await readFile(`${FOLDER}/secrets.env.example`, 'utf8')
  const secrets = [...example.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
  const plain = Object.keys(config.data ?? {})
  const set = [shop, backup].flatMap((container) => container?.env?.map(({ name }) => name) ?? [])
  for (const name of [...secrets, ...plain, ...set.filter((name) => name !== 'NODE_COMPILE_CACHE')])
    expect(settings).toContain(name)
  expect(plain.filter((name) => /KEY|SECRET|TOKEN|PASSWORD|_URL$/.test(name))).toEqual([])
  expect(example).toMatch(/^S3_SECRET_ACCESS_KEY=$/m)
  for (const container of [shop, backup])
    expect(container?.envFrom).toEqual([
      { configMapRef: { name: config.metadata?.name } },
      { secretRef: { name: 'zari' } },
    ])
  expect(example).toContain('create secret generic zari ')
})

test('a pod is asked where the program answers, and has the time that it needs to begin and to end', async () => {
  const health = await readFile('src/main/http/health.ts', 'utf8')
  const asked = [shop?.startupProbe, shop?.readinessProbe, shop?.livenessProbe]
  expect(asked.map((probe) => probe?.httpGet?.path)).toEqual(['/healthz', '/readyz', '/healthz'])
  for (const probe of asked) {
    expect(health).toContain(`app.get('${probe?.httpGet?.path}'`)
    expect(probe?.httpGet?.port).toBe('http')
  }
  // /readyz answers within 2 s.
  expect(shop?.readinessProbe?.timeoutSeconds).toBeGreaterThan(2)
  // It answers once it has migrated, which takes long in a large shop.
  const { periodSeconds = 0, failureThreshold = 0 } = shop?.startupProbe ?? {}
  expect(periodSeconds * failureThreshold).toBeGreaterThanOrEqual(3_600)
  const drain = Number(config.data?.DRAIN_SECONDS)
  const { periodSeconds: asks = 0, failureThreshold: misses = 0 } = shop?.readinessProbe ?? {}
  expect(drain).toBeGreaterThan(asks * misses)
  expect(deployment.spec?.template.spec?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 15)
})

test('everything finds what it names, and one pod is always there', () => {
  const labels = deployment.spec?.template.metadata?.labels
  const service = theOnly<Service>('Service')
  const { spec: budget } = theOnly<PodDisruptionBudget>('PodDisruptionBudget')
  const { spec: ingress } = theOnly<Ingress>('Ingress')
  const claim = theOnly<PersistentVolumeClaim>('PersistentVolumeClaim')
  expect(service.spec?.selector).toEqual(labels)
  for (const { matchLabels } of [
    deployment.spec?.selector ?? {},
    budget?.selector ?? {},
    deployment.spec?.template.spec?.topologySpreadConstraints?.[0]?.labelSelector ?? {},
  ])
    expect(matchLabels).toEqual(labels)
  // A backup is none of those who serve.
  expect(cron.spec?.jobTemplate.spec?.template.metadata?.labels).not.toEqual(labels)
  expect(service.spec?.ports).toMatchObject([{ name: 'http', targetPort: 'http' }])
  const [rule] = ingress?.rules ?? []
  expect(rule?.http?.paths[0]?.backend.service).toEqual({
    name: service.metadata?.name,
    port: { name: 'http' },
  })
  expect(config.data?.ORIGIN).toBe(`https://${rule?.host}`)
  expect(ingress?.tls?.[0]?.hosts).toEqual([rule?.host])
  expect(cron.spec?.jobTemplate.spec?.template.spec?.volumes).toContainEqual({
    name: 'backups',
    persistentVolumeClaim: { claimName: claim.metadata?.name },
  })
  expect(Number(deployment.spec?.replicas)).toBeGreaterThan(Number(budget?.minAvailable))
  expect(deployment.spec?.strategy?.rollingUpdate?.maxUnavailable).toBe(0)
})

test('a backup makes room before it begins, keeps the newest three for ever, and its code is that of the job', async () => {
  const data = resolve(folder, 'data')
  const bin = resolve(folder, 'bin')
  const [shell = '', ...args] = backup?.command ?? []
  // Instead of the backup itself: what it finds, and how it fails.
  await mkdir(bin)
  await writeFile(join(bin, 'node'), '#!/bin/sh\nls "$DATA_DIR/backups"\nexit 7\n', { mode: 0o755 })
  const env = { PATH: `${bin}${delimiter}${process.env.PATH}`, DATA_DIR: data }
  const run = () =>
    promisify(execFile)(shell, args, { env }).then(
      () => undefined,
      ({ code, stdout, stderr }) => ({ code, found: String(stdout).trim().split('\n'), stderr }),
    )
  const put = async (days: number, name = `zari-${100 - days}.zip`) => {
    const at = new Date(Date.now() - days * 86_400_000)
    await writeFile(join(data, 'backups', name), '')
    await utimes(join(data, 'backups', name), at, at)
  }
  await mkdir(join(data, 'backups'), { recursive: true })
  // Nothing succeeded for a month, and the last one was killed.
  for (const days of [40, 39, 38, 37]) await put(days)
  await put(2, 'zari-98.zip.1.part')
  await put(90, 'by-hand.zip')
  const found = ['by-hand.zip', 'zari-61.zip', 'zari-62.zip', 'zari-63.zip']
  expect(await run()).toEqual({ code: 7, found, stderr: '' })
  for (const days of [16, 13, 10, 2, 1]) await put(days)
  // Another one that goes on beside it.
  await put(0, 'zari-100.zip.1.part')
  const remaining = ['zari-100.zip.1.part', 'zari-87.zip', 'zari-90.zip', 'zari-98.zip', 'zari-99.zip']
  expect((await run())?.found).toEqual(['by-hand.zip', ...remaining])
  // The first night.
  await rm(data, { recursive: true })
  await mkdir(data)
  expect(await run()).toMatchObject({ code: 7 })
})
