/** Runs the scripts `check:...` of package.json beside each other, each with its output in one piece. Fails when one of them does. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

async function passes(script) {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk))
  const [code] = await once(child, 'close')
  process.stdout.write(Buffer.concat(printed))
  if (code !== 0) process.stdout.write(`${script} failed\n`)
  return code === 0
}

const all = await Promise.all(
  Object.keys(scripts)
    .filter((name) => name.startsWith('check:'))
    .map(passes),
)
process.exit(all.every(Boolean) ? 0 : 1)
