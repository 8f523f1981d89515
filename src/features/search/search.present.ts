import type { MissedWord, SynonymGroup } from './search.schema.ts'
import type { MissedWordRow, SynonymsRow } from './search.tables.ts'

export const presentSynonyms = ({ id, words }: SynonymsRow): SynonymGroup => ({ _id: id, words })

export const presentMissed = ({ word, times, lastAt }: MissedWordRow): MissedWord => ({
  word,
  times,
  lastAt: lastAt.toISOString(),
})
