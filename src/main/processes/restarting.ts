import { isatty } from 'node:tty'

const TERMINAL = [0, 1, 2]

/**
 * Does `work` once at a time: all who ask while it is done get one more together, because what they want to be taken
 * up may have changed after it began. `work` does not throw.
 */
export function onceAtATime(work: () => Promise<void>): () => Promise<void> {
  let asked = false
  let working = false
  // guard: restart-asked-again
  return async () => {
    asked = true
    if (working) return
    working = true
    while (asked) {
      asked = false
      await work()
    }
    working = false
  }
}

/** SIGHUP restarts, except where it says that the terminal is gone in which the shop was started: that stops it. */
export function restartOnSignal(restart: () => Promise<void>): void {
  const hadTerminal = TERMINAL.some(isatty)
  process.on('SIGHUP', () => {
    const hasTerminal = TERMINAL.some(isatty)
    if (!hadTerminal || hasTerminal) return void restart()
    // Nobody reads any more what the stop tells.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
    process.kill(process.pid, 'SIGTERM')
  })
}
