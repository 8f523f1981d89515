import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { processesBelow, signalAll, startProgram } from './processes.ts'

async function folderOfTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zari-below-'))
  onTestFinished(async () => {
    await signalAll(folder, 'SIGKILL')
  })
  return folder
}

test('processes are found by where they work, and by the data that they were given', async () => {
  const folder = await folderOfTest()
  const one = startProgram(join(folder, 'one'), ['sleep', '1000'])
  const two = startProgram(tmpdir(), ['sleep', '1000'], { DATA_DIR: join(folder, 'two') })
  await expect
    .poll(async () => (await processesBelow(folder)).toSorted())
    .toEqual([one.pid, two.pid].toSorted())
  expect(await processesBelow(join(folder, 'one'))).toEqual([one.pid])
  const ended = once(two, 'exit')
  await signalAll(join(folder, 'two'), 'SIGKILL')
  await ended
  expect(await processesBelow(folder)).toEqual([one.pid])
})

test('all ends, and the folder is deleted, when the command is gone', async () => {
  const folder = await folderOfTest()
  const program = startProgram(join(folder, 'one'), ['sleep', '1000'])
  const reaper = spawn(process.execPath, ['cluster/reaper.ts', folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const over = Promise.all([once(program, 'exit'), once(reaper, 'exit')])
  // As the end of the process that held the other end.
  reaper.stdin.destroy()
  await over
  expect(await processesBelow(folder)).toEqual([])
  expect(existsSync(folder)).toBe(false)
})
