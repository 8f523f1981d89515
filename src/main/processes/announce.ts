import { join } from 'node:path'
import type { Config } from '#/platform/config/config.ts'
import type { Startup } from './startup.ts'

/** A line for whoever looks at the terminal. */
export const printLine = (line = ''): boolean => process.stdout.write(`${line}\n`)

/** Tells in a few lines what was started, where it listens, who can log in, where the data lies and what to do next. */
export function announce(config: Config, { first, demo, database }: Startup, ms: number): void {
  const processes = `${config.workers} process${config.workers > 1 ? 'es' : ''}`
  const adopted = database?.adopted ? '; the database was taken over from a start that was killed' : ''
  const lines = [
    '',
    `Zari is open at ${config.origin}  (started in ${(ms / 1000).toFixed(1)} s, ${processes})`,
    '',
    `  Shop            ${config.origin}/`,
    `  Admin           ${config.origin}/admin/dashboard`,
    `  API             ${config.origin}/api/docs`,
    ...(first.admin
      ? [`  Admin login     ${first.admin.email}  ${first.admin.password}  (shown only this once)`]
      : []),
    ...(demo ? [`  Demo customer   ${demo.email}  ${demo.password}`] : []),
    `  Data            ${config.dataDir}  (${inDataFolder(config)}${database ? adopted : '; the database is DATABASE_URL'})`,
    ...(database ? [`  Database        ${database.folder}  (PostgreSQL 18)`] : []),
    `  Access          ${first.access === 'members' ? 'members: visitors log in to browse' : 'open: everybody may browse'}`,
    ...(first.launched ? [] : notLaunched(config.origin, first.demo)),
    ...(first.demo ? ownShop : []),
    ...warnings(config),
    '',
  ]
  // In one piece, so that nobody who waits for the first line misses the rest.
  printLine(lines.join('\n'))
}

/** What a shop at work should not be without. */
export const warnings = ({ production, mail, dataDir, media }: Config): string[] =>
  production && !mail.smtpUrl
    ? [
        '',
        '  WARNING: SMTP_URL is not set, so nobody gets a mail: no order is confirmed, no password can be reset.',
        `  Every mail is a file in ${media.s3 ? `outbox of the bucket ${media.s3.bucket}` : join(dataDir, 'outbox')} instead.`,
      ]
    : []

/** What lies in the data folder beside a database. */
const inDataFolder = ({ media, mail }: Config): string => {
  if (media.s3) return `pictures, imports and outbox are in the bucket ${media.s3.bucket}`
  return mail.smtpUrl ? 'pictures' : 'pictures and outbox'
}

const notLaunched = (origin: string, demo: boolean): string[] => [
  '',
  "  The shop is not launched yet: everyone but admins sees 'Coming Soon!'.",
  demo
    ? `  Log in as admin and press "Launch the shop" on ${origin}/admin/dashboard`
    : `  Log in as admin: ${origin}/admin/dashboard leads through what it needs before "Launch the shop".`,
]

const ownShop = [
  '',
  '  This is the sample shop: its goods, customers and seller are invented.',
  '  Stop it (Ctrl-C) and begin your own, an empty one in the folder ./shop:  npm run open',
]
