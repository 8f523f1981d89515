import type { AuditSubject, AuditSubjects } from '#/platform/db/auditSubjects.ts'
import type { Db } from '#/platform/db/database.ts'
import { isId } from '#/platform/db/ids.ts'

interface Entry {
  readonly action: string
  readonly subjectId: string
}

const kindOf = ({ action }: Entry): string => action.split('.', 1)[0] ?? ''

/** Reads the names of what a page of entries is about, one query for each room that has entries on it. */
export async function nameSubjects(
  db: Db,
  rooms: readonly AuditSubjects[],
  entries: readonly Entry[],
): Promise<(entry: Entry) => AuditSubject | undefined> {
  const found = await Promise.all(
    rooms.map(async (room) => {
      const own = entries.filter(
        (entry) => room.kinds.includes(kindOf(entry)) && (room.hasWordIds || isId(entry.subjectId)),
      )
      const ids = [...new Set(own.map(({ subjectId }) => subjectId))]
      return { kinds: room.kinds, names: ids.length > 0 ? await room.find(db, ids) : new Map() }
    }),
  )
  return (entry) => found.find(({ kinds }) => kinds.includes(kindOf(entry)))?.names.get(entry.subjectId)
}

/** Ids of whatever bears these words in its name, in any room. */
export async function idsNamed(
  db: Db,
  rooms: readonly AuditSubjects[],
  words: string,
): Promise<readonly string[]> {
  return (await Promise.all(rooms.map((room) => room.search(db, words)))).flat()
}
