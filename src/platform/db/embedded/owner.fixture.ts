/** A program that owns the database of the folder in its first argument, with options as JSON in the second; the tests kill it. Talks in lines of JSON. */
import { EmbeddedDatabaseError, startEmbeddedDatabase } from './embedded.ts'

const [dataDir = '', options = '{}'] = process.argv.slice(2)
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

try {
  const { url, adopted, stop } = await startEmbeddedDatabase({
    ...JSON.parse(options),
    dataDir,
    log: (log) => say({ log }),
  })
  process.once('SIGINT', () => {
    stop().then(() => say({ stopped: true }))
  })
  say({ url, adopted })
} catch (error) {
  if (!(error instanceof EmbeddedDatabaseError)) throw error
  say({ problem: error.problem, message: error.message })
}
