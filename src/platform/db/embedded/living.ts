import { codeOf } from './problem.ts'

/** True when a process has this number, whoever's it is. */
export function isLiving(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
