import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js')
/** It works without a network, and asks for none. */
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** Runs Redocly's command line; answers with what it prints. A linter that finds something fails, which is no error here. */
export const redocly = (...args: string[]) =>
  new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [cli, ...args], { env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (error && !stdout) reject(new Error(stderr, { cause: error }))
      else resolve(stdout)
    })
  })

/** Hands over the document as a file, in a folder that is gone afterwards. */
export async function withDocument<T>(
  document: unknown,
  work: (file: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'zari-openapi-'))
  try {
    const file = join(folder, 'openapi.json')
    await writeFile(file, JSON.stringify(document))
    return await work(file, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
