import { readdir, readFile } from 'node:fs/promises'

/** The system counts processor time in hundredths of a second. */
const TICKS = 100

async function statOf(pid: number | string): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name of a program stands in brackets and may hold anything.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Seconds of processor time that a process took, with those of its children that have ended. */
async function secondsOf(pid: number): Promise<number> {
  const ticks = (await statOf(pid)).slice(11, 15).map(Number)
  return ticks.reduce((sum, value) => sum + value, 0) / TICKS
}

/** A process and those it started that are still there. */
export async function familyOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map(async (pid) => ({ pid: Number(pid), stat: await statOf(pid) })))
  return [parent, ...stats.filter(({ stat }) => Number(stat[1]) === parent).map(({ pid }) => pid)]
}

/** Who started a process. */
export const parentOf = async (pid: number): Promise<number> => Number((await statOf(pid))[1])

type Pids = () => Promise<readonly number[]> | readonly number[]

/** Begins to watch some processes; the function it gives answers what they used since, in % of one core. */
export async function watchCpu(pids: Pids): Promise<() => Promise<number>> {
  const used = async () => {
    const all = await Promise.all((await pids()).map(secondsOf))
    return all.reduce((sum, seconds) => sum + seconds, 0)
  }
  const [before, began] = [await used(), performance.now()]
  return async () => ((await used()) - before) / ((performance.now() - began) / 100_000)
}
