import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../src/platform/db/database.ts'
import { audit, readBooks } from './books.ts'
import { timeUntilSeen } from './changes.ts'
import type { Goods } from './goods.ts'
import { type Acknowledged, buy, type Load } from './load.ts'
import { longestPause, type Outcome } from './measures.ts'
import { leaderIn, missingIn } from './members.ts'
import { isReady, watchReadiness } from './shops.ts'
import { membersOf, type Scene, type Situation, type SituationName, situations } from './situations.ts'
import { until, within } from './until.ts'

/** A cluster with two shops that sell. */
export interface Stage extends Scene {
  readonly mode: string
  /** The database at one of the machines, as its administrator. */
  urlOf(node: string): string
  readonly goods: Goods
  readonly buyers: readonly string[]
  readonly admin: string
  /** All orders that buyers were shown since the cluster was made. */
  readonly acknowledged: Acknowledged[]
}

/** Orders before something happens, and after it until it counts as over. */
const BEFORE = 20
const AFTER = 30
/** A strike whose effect comes later is waited for, ms. */
const AT_LEAST_MS = 6_000
/** How long orders go on once all is whole again: a woken primary looks at etcd within this, ms. */
const ON_MS = 3_000
const ON_AFTER_WAKING_MS = 15_000
const LIMIT_MS = 120_000

/** Waits until everything does its part. */
export async function whole({ nodes, etcd, shops }: Scene): Promise<void> {
  await until('A whole cluster', LIMIT_MS, async () => {
    const missing = missingIn(await membersOf(nodes), nodes.length)
    if (missing) return missing
    if (!(await etcd.isWhole())) return 'a member of etcd is away'
    const ready = await Promise.all(shops.map(({ url }) => isReady(url)))
    return ready.every(Boolean) ? undefined : 'a shop is not ready'
  })
}

/** Lets one thing happen while orders come in, and looks at what is written down afterwards, whatever came of it. */
export async function playRound(stage: Stage, name: SituationName): Promise<Outcome> {
  await whole(stage)
  const urls = stage.shops.map(({ url }) => url)
  const load = buy(urls, stage.buyers, stage.goods.sold)
  const readiness = watchReadiness(urls)
  const times = { struck: Date.now(), ended: Date.now() }
  const faults: string[] = []
  const note = (error: Error) => void faults.push(error.message)
  await strikeAndHeal(stage, situations[name], load, times).catch(note)
  times.ended = Date.now()
  // Buyers insist for as long as they are not answered.
  await within('The last answers', LIMIT_MS, load.end()).catch(note)
  await readiness.end()
  const seenMs = await changesSeen(stage, urls).catch((error) => {
    note(error)
    return []
  })
  stage.acknowledged.push(...load.acknowledged)
  const books = await auditOf(stage)
  return {
    situation: name,
    mode: stage.mode,
    orders: load.acknowledged.length,
    ...books,
    faults: [...faults, ...load.refused, ...books.faults],
    pauseMs: longestPause(
      load.acknowledged.map(({ at }) => at),
      times.struck,
      times.ended,
    ),
    readyMs: Math.max(0, readiness.lastDown - times.struck),
    readyzMs: readiness.slowest,
    slowestMs: load.slowest,
    seenMs,
  }
}

async function strikeAndHeal(stage: Stage, situation: Situation, load: Load, times: { struck: number }) {
  const count = (least: number, since: number) => async () => {
    const fresh = load.acknowledged.filter(({ asked }) => asked >= since).length
    return fresh >= least ? undefined : `${fresh} orders`
  }
  await until('Orders', LIMIT_MS, count(BEFORE, 0))
  times.struck = Date.now()
  const heal = await situation.strike(stage)
  try {
    await until('Orders again', LIMIT_MS, count(AFTER, times.struck))
    await pause(Math.max(0, times.struck + AT_LEAST_MS - Date.now()))
  } finally {
    await heal()
  }
  await whole(stage)
  await pause(situation.wakes ? ON_AFTER_WAKING_MS : ON_MS)
}

/** How long it takes until each shop shows what was changed at the other. */
async function changesSeen(stage: Stage, [one = '', two = '']: readonly string[]) {
  await whole(stage)
  const { admin, goods } = stage
  return [
    await timeUntilSeen(one, two, admin, goods.changed),
    await timeUntilSeen(two, one, admin, goods.changed),
  ]
}

/** How often the books are asked for: on a busy machine a long look at them may be given up, which is none of what is tried. */
const LOOKS = 4

async function auditOf(stage: Stage, left = LOOKS): Promise<ReturnType<typeof audit>> {
  const { nodes, urlOf, acknowledged } = stage
  const leader = leaderIn(await membersOf(nodes)) ?? ''
  const db = openDatabase(urlOf(leader), { max: 1 })
  try {
    return audit(acknowledged, await readBooks(db))
  } catch (error) {
    if (left === 1) throw error
    return auditOf(stage, left - 1)
  } finally {
    await db.$client.end()
  }
}
