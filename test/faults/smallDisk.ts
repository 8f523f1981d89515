import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { print } from './scale.ts'

/** A disk of 2 MB, or undefined where we may not make one (only root may mount). */
export function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'zari-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    print('full disk: skipped, because only root may mount a small disk')
    return undefined
  }
}
