/** `npm run doctor`: looks at what the shop stands on and says what to do. Exit code 1 when something is to be mended. */
import { collect } from '../doctor/collect.ts'
import { exitCodeOf, type Finding, findingsOf } from '../doctor/doctor.rules.ts'
import { printLine } from '../processes/announce.ts'
import { readConfig } from '../services/readConfig.ts'
import { runCommand } from './command.ts'

const marks = { good: 'ok   ', advice: 'look ', bad: 'MEND ' } as const

const lineOf = ({ about, state, says }: Finding): string => `  ${marks[state]} ${about.padEnd(12)} ${says}`

// A wrong setting is told by name, as at a start; nothing else can be looked at then.
await runCommand(async () => {
  const config = readConfig(process.env)
  const findings = findingsOf(await collect(config, (line) => printLine(`  ${line}`)))
  const code = exitCodeOf(findings)
  const end = code === 0 ? 'The shop stands well.' : 'Mend what is marked MEND; the shop needs it.'
  printLine(['', `Zari looked at ${config.dataDir}`, '', ...findings.map(lineOf), '', end, ''].join('\n'))
  process.exitCode = code
})
