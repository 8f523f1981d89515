import { performance } from 'node:perf_hooks'

/** How often there is a look whether it is time, ms. A call takes 0.1 ms where nothing is free, and 13 ms where 147 MB in pieces were. */
const EVERY_MS = 5_000
/** A process that does something for more of its time is busy: then whoever asks would wait for it. */
const BUSY = 0.5
/** So many looks in a row find a busy process before it is done nevertheless: what is free is wanted most where much is done. */
const MOST_PUT_OFF = 5

/** Tells at each look whether it is time, by the share of its time in which the process did something since the look before. */
export function trimTimes(): (busy: number) => boolean {
  let putOff = 0
  return (busy) => {
    const isDue = busy < BUSY || putOff >= MOST_PUT_OFF
    putOff = isDue ? 0 : putOff + 1
    return isDue
  }
}

/**
 * Gives what was freed in the middle of the system's own memory back to the system, again and again. By itself glibc gives back the end
 * alone, and what the compiler of V8 needs while a process gets warm lies before it: 55 MB of 93 after a minute of searches. Only
 * glibc has `malloc_trim`, and only Node with `node:ffi`, which is experimental, can call it: elsewhere nothing is done.
 * @returns whether this system can
 */
export async function trimRegularly(everyMs = EVERY_MS): Promise<boolean> {
  const trim = await findTrim()
  if (!trim) return false
  const isDue = trimTimes()
  let before = performance.eventLoopUtilization()
  const look = () => {
    const now = performance.eventLoopUtilization()
    if (isDue(performance.eventLoopUtilization(now, before).utilization)) trim()
    before = now
  }
  setInterval(look, everyMs).unref()
  return true
}

/** @returns undefined where there is none */
async function findTrim(): Promise<(() => void) | undefined> {
  try {
    const { dlopen } = await import('node:ffi')
    const { functions } = dlopen('libc.so.6', { malloc_trim: { arguments: ['uint64'], return: 'int32' } })
    const trim = () => functions.malloc_trim(0n)
    // Where it cannot be called, that is known here and not in the timer.
    trim()
    return trim
  } catch {
    return undefined
  }
}
