import { type DB, drizzleAdapter } from 'better-auth/adapters/drizzle'

type Settings = Parameters<typeof drizzleAdapter>[1]
type Adapter = ReturnType<ReturnType<typeof drizzleAdapter>>

/**
 * The library's access to the tables, with one thing mended. "Change this row if it still says that" looks for the row
 * first and changes it afterwards, whatever it says by then: of two log-ins with one recovery code at the same moment
 * both got in. Here the condition stands on the change itself, which PostgreSQL asks again after it waited.
 */
export const authDatabase =
  (db: DB, settings: Settings) =>
  (options: Parameters<ReturnType<typeof drizzleAdapter>>[0]): Adapter => {
    const adapter = drizzleAdapter(db, settings)(options)
    return {
      ...adapter,
      incrementOne: (change) =>
        // guard: recovery-code-once
        Object.keys(change.increment).length === 0
          ? adapter.update({ model: change.model, where: change.where, update: change.set ?? {} })
          : adapter.incrementOne(change),
    }
  }
