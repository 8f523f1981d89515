import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('a real process writes whole lines only, also when it ends by an error that nobody caught', () => {
  const fixture = fileURLToPath(new URL('./process.fixture.ts', import.meta.url))
  const made = 'x\n{"level":30,"msg":"FORGED"}\u001b[31m'
  const ended = spawnSync(process.execPath, [fixture, made, 'SECRET-TOKEN'], { encoding: 'utf8' })
  expect(ended.status).toBe(1)
  expect(ended.stderr).toBe('')
  const lines = ended.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  // The last one does not wait for those before it.
  lines.sort((one, other) => one.level - other.level || one.msg.localeCompare(other.msg))
  expect(lines).toMatchObject([
    { msg: 'a warning', err: { message: 'Something is old' } },
    { msg: 'console', text: made },
    {
      msg: 'an error that nobody caught ends this process',
      err: { message: 'Failed query: insert into sessions' },
    },
  ])
  for (const sign of ['SECRET', '\u001b']) expect(ended.stdout).not.toContain(sign)
})
