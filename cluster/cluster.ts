/** `npm run cluster`: what a shop on several machines survives. What it needs and prints: docs/operations.md. */
import { parseArgs } from 'node:util'
import { buildInChild, needsBuild } from '../src/main/build/buildInChild.ts'
import { hasOwnNetwork, whyNoNetwork } from './network.ts'
import { runInOwnNetwork } from './ownNetwork.ts'
import { findPrograms, wordsForMissing } from './programs.ts'
import { type Asked, runRounds } from './rounds.ts'
import { choose } from './situations.ts'
import { modes } from './stage.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '1' },
    mode: { type: 'string', default: 'haproxy' },
    store: { type: 'string', default: 'etcd' },
    patroni: { type: 'string' },
    out: { type: 'string', default: 'test-results/cluster.json' },
  },
})

function read(): Asked {
  const mode = modes.find((name) => name === values.mode)
  if (!mode) throw new Error(`--mode is ${modes.join(' or ')}`)
  if (!['etcd', 'etcd3'].includes(values.store)) throw new Error('--store is etcd or etcd3')
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number from 1 on')
  return {
    names: choose(positionals),
    runs,
    mode,
    store: values.store,
    patroni: values.patroni,
    out: values.out,
  }
}

/** The exit code: 0 when every promise held. */
async function run(): Promise<number> {
  const asked = read()
  const programs = await findPrograms()
  const missing = wordsForMissing(programs)
  if (missing) throw new Error(missing)
  if (hasOwnNetwork) return runRounds(asked, programs, undefined)
  // Shops that start at once would build at once.
  if (await needsBuild()) await buildInChild()
  const why = await whyNoNetwork()
  return why === undefined ? runInOwnNetwork() : runRounds(asked, programs, why)
}

process.exitCode = await run().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
