import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives back what only a start needed, a third of a process's heap: a collection of everything, which also empties the room of young
 * objects. It takes 0.2 s, in which nothing else is done.
 */
export function collectOnce(): void {
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  collect({ type: 'major', flavor: 'last-resort' })
}
