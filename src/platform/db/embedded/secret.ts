import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, EmbeddedDatabaseError } from './problem.ts'

/** Passwords of the two roles: `postgres` (superuser, for backup and repair) and `zari` (the shop). */
export interface Secret {
  postgres: string
  zari: string
}

/**
 * Reads `folder`/postgres-secret.json, or makes it. It belongs to the program's user and only that user may read it.
 * Two programs that make it at the same moment end up with the same one. `made` is true when it was not there.
 */
export async function readOrMakeSecret(folder: string): Promise<{ secret: Secret; made: boolean }> {
  const file = join(folder, 'postgres-secret.json')
  const present = await readSecret(file)
  if (present) return { secret: present, made: false }

  const secret: Secret = { postgres: randomPassword(), zari: randomPassword() }
  const whole = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(whole, `${JSON.stringify(secret)}\n`, { mode: 0o600, flag: 'wx', flush: true })
  // link() refuses to replace, unlike rename(): the first one wins, with complete content.
  const lost = await link(whole, file).then(
    () => false,
    (error) => {
      if (codeOf(error) === 'EEXIST') return true
      throw error
    },
  )
  await rm(whole, { force: true })
  const other = lost ? await readSecret(file) : undefined
  return { secret: other ?? secret, made: !lost }
}

export async function readSecret(file: string): Promise<Secret | undefined> {
  try {
    const { postgres, zari } = JSON.parse(await readFile(file, 'utf8')) as Partial<Secret>
    if (postgres && zari) return { postgres, zari }
    throw new Error('a password is missing in it')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new EmbeddedDatabaseError(
      'no-permission',
      `The file ${file} with the database's passwords cannot be used (${codeOf(error) ?? String(error)}). Make it readable for the user who runs Zari, or delete it: new passwords are made at the next start.`,
      { cause: error },
    )
  }
}

function randomPassword(): string {
  return randomBytes(24).toString('base64url')
}
