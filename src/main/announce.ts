import type { Config } from '#/platform/config/config.ts'
import { type Opening, say } from './opening.ts'

/** Tells in a few lines what was started, where it listens, who can log in, where the data lies and what to do next. */
export function announce(config: Config, { first, demo, database }: Opening, ms: number): void {
  const processes = `${config.workers} process${config.workers > 1 ? 'es' : ''}`
  const adopted = database?.adopted ? ', taken over from a start that was killed' : ''
  say()
  say(`Zari is open at ${config.origin}  (started in ${(ms / 1000).toFixed(1)} s, ${processes})`)
  say()
  say(`  Shop            ${config.origin}/`)
  say(`  Admin           ${config.origin}/admin/dashboard`)
  say(`  API             ${config.origin}/api/docs`)
  if (first.admin)
    say(`  Admin login     ${first.admin.email}  ${first.admin.password}  (shown only this once)`)
  if (demo) say(`  Demo customer   ${demo.email}  ${demo.password}`)
  say(
    `  Data            ${config.dataDir}  (${database ? `pictures and PostgreSQL 18${adopted}` : 'pictures; the database is DATABASE_URL'})`,
  )
  say(
    `  Access          ${first.access === 'members' ? 'members: visitors log in to browse' : 'open: everybody may browse'}`,
  )
  if (!first.launched) {
    say()
    say("  The shop is not launched yet: everyone but admins sees 'Coming Soon!'.")
    say(`  Log in as admin and press "Launch the shop" on ${config.origin}/admin/dashboard`)
  }
  say()
}
