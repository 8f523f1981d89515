import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import chromium from '@sparticuz/chromium'
import { median } from './measure.ts'
import type { Found } from './results.ts'
import { type Options, openDemoShop } from './shop.ts'

/** Fetched when it is asked for: a hundred packages that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const ROUNDS = 3

/** The line and processor of pages.ts, really slowed down, and Lighthouse's own reckoning of a phone, which is stricter. */
const profiles = {
  applied: [
    '--throttling-method=devtools',
    '--throttling.requestLatencyMs=150',
    '--throttling.downloadThroughputKbps=1600',
    '--throttling.uploadThroughputKbps=750',
    '--throttling.cpuSlowdownMultiplier=4',
  ],
  simulated: [],
} as const

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof categories)[number], number>

/** Lighthouse's scores of home, listing and product; needs the npm registry. */
export async function benchLighthouse(options: Options): Promise<Found> {
  const shop = await openDemoShop(options)
  try {
    const rows: Found['rows'][number][] = []
    for (const [name, path] of Object.entries(shop.pages)) {
      for (const [profile, flags] of Object.entries(profiles)) {
        const rounds: Scores[] = []
        for (let round = 0; round < ROUNDS; round += 1) {
          rounds.push(await audit(shop.url + path, flags, join(shop.folder, 'lighthouse.json')))
        }
        const scores = categories.map(
          (one) => [one, Math.round(median(rounds.map((of) => of[one])) * 100)] as const,
        )
        rows.push({ page: name, slowness: profile, ...Object.fromEntries(scores) })
      }
    }
    return { rows, remarks: [`Medians of ${ROUNDS} rounds.`] }
  } finally {
    await shop.close()
  }
}

async function audit(url: string, flags: readonly string[], output: string): Promise<Scores> {
  const chrome = '--chrome-flags=--headless --no-sandbox --disable-gpu'
  const format = ['--quiet', '--output=json', `--output-path=${output}`, `--only-categories=${categories}`]
  await promisify(execFile)('npm', ['exec', '--yes', LIGHTHOUSE, '--', url, chrome, ...format, ...flags], {
    env: { ...process.env, CHROME_PATH: await chromium.executablePath() },
  })
  const found = JSON.parse(await readFile(output, 'utf8'))
  return Object.fromEntries(categories.map((one) => [one, found.categories[one].score])) as Scores
}
