import type { Db } from './database.ts'

/**
 * Statements that are asked all the time: built once for a pool, and by their names (`.prepare('name')`) read and planned
 * once on each of its connections. In a transaction they are built anew.
 */
export function preparedOn<Statements>(build: (db: Db) => Statements): (db: Db) => Statements {
  const known = new WeakMap<Db, Statements>()
  return (db) => {
    const statements = known.get(db) ?? build(db)
    known.set(db, statements)
    return statements
  }
}
