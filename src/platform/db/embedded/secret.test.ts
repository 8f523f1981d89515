import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeFolder } from './probes.fixture.ts'
import { readOrMakeSecret } from './secret.ts'

let folder: string

beforeEach(async () => {
  folder = await makeFolder()
})
afterEach(() => rm(folder, { recursive: true }))

it('is made once, whoever asks at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => readOrMakeSecret(folder)))
  expect(new Set(answers.map((answer) => answer.secret.zari)).size).toBe(1)
  expect(answers.filter((answer) => answer.made)).toHaveLength(1)
  expect(await readOrMakeSecret(folder)).toEqual({ secret: answers[0]?.secret, made: false })
  expect(await readdir(folder)).toEqual(['postgres-secret.json'])
})

it('gives the two roles different passwords that nobody guesses', async () => {
  const { secret } = await readOrMakeSecret(folder)
  expect(secret.postgres).not.toBe(secret.zari)
  expect(secret.postgres).toMatch(/^[\w-]{32}$/)
})

it.each(['', '{"postgres":"only"}'])('names the file when it holds nonsense: %j', async (content) => {
  await writeFile(join(folder, 'postgres-secret.json'), content)
  await expect(readOrMakeSecret(folder)).rejects.toThrow(join(folder, 'postgres-secret.json'))
})
