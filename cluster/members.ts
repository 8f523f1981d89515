/** What Patroni says of the cluster (`GET /cluster`), and what that means. */

export interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly timeline?: number
  readonly lag?: number | string
}

const LEADS = ['leader', 'master', 'primary']
const RUNS = ['running', 'streaming']

/** Who leads; undefined: nobody, or somebody who does not run. */
export const leaderIn = (members: readonly Member[]): string | undefined =>
  members.find(({ role, state }) => LEADS.includes(role) && RUNS.includes(state))?.name

/** Who has every order that was acknowledged. */
export const standbyIn = (members: readonly Member[]): string | undefined =>
  members.find(({ role }) => role === 'sync_standby')?.name

/** What is missing until all machines do their part, in words; undefined: nothing. */
export function missingIn(members: readonly Member[], count: number): string | undefined {
  if (members.length < count) return `${count - members.length} of ${count} machines are not there`
  if (!leaderIn(members)) return 'nobody leads'
  if (!standbyIn(members)) return 'nobody follows in step'
  const idle = members.find(({ state }) => !RUNS.includes(state))
  if (idle) return `${idle.name} is ${idle.state}`
  const timelines = new Set(members.map(({ timeline }) => timeline))
  if (timelines.size > 1) return `timelines ${[...timelines].join(', ')}`
  return undefined
}
