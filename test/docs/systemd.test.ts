/** The unit for systemd speaks of the program as it is. */
import { access, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { BUILT } from '../../src/main/build/buildInChild.ts'
import { settings } from '../../src/platform/config/environment.ts'

test('the unit for systemd starts what npm start does, may write where the shop writes, and waits for its end', async () => {
  const unit = await readFile('deploy/zari.service', 'utf8')
  const given = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  const home = given('WorkingDirectory')
  // npm finds the Node that comes with the program at the same place.
  expect(given('ExecStart')).toBe(`${home}/node_modules/.bin/${scripts.start}`)
  await access(scripts.start.split(' ')[1])
  expect(given('ReadWritePaths')).toBe(`${home}/${BUILT}`)
  const env = Object.fromEntries(
    given('Environment')
      .split(' ')
      .map((pair) => pair.split('=')),
  )
  expect(Object.keys(env).filter((name) => !settings.includes(name))).toEqual([])
  expect(env.DATA_DIR).toMatch(new RegExp(`^/var/lib/${given('StateDirectory')}/`))
  // What a stop takes without DRAIN_SECONDS (docs/operations.md).
  expect(Number(given('TimeoutStopSec'))).toBeGreaterThanOrEqual(15)
  expect([given('User'), given('NoNewPrivileges'), given('ProtectSystem')]).toEqual(['zari', 'yes', 'strict'])
})
