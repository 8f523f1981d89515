import { isIdle } from './idle.rules.ts'
import { keySet, type Token } from './tokens.rules.ts'

/** What a query does not want: "without zari", "bina dupatta", "border ke bina". */

const before = keySet('without bina sans except excluding बिना विना')
/** These may mean something else where no word that says much follows. */
const negations = keySet('no not non')
/** In these languages it stands behind: "zari ke bina", "zari illamal". */
const behind = keySet(
  'bina illamal illatha lekunda lekapoyina chada chhada illade बिना இல்லாமல் இல்லாத లేకుండా ছাড়া ಇಲ್ಲದೆ ഇല്ലാതെ વગર',
)
const joiners = keySet('ke k के')

const isWord = (token: Token | undefined): token is Token =>
  token !== undefined && token.key.length > 1 && token.number === undefined && !isIdle(token.key)

export interface Split {
  readonly wanted: readonly Token[]
  readonly unwanted: readonly Token[]
}

/** Takes apart what is wanted and the one thing that is not. */
export function splitUnwanted(tokens: readonly Token[]): Split {
  const without = (from: number, to: number, unwanted: Token): Split => ({
    wanted: [...tokens.slice(0, from), ...tokens.slice(to)],
    unwanted: [unwanted],
  })
  for (const [at, { key }] of tokens.entries()) {
    const isJoined = joiners.has(tokens[at - 1]?.key ?? '')
    const last = tokens[at - (isJoined ? 2 : 1)]
    // "Zari ke bina", or a word at the end behind which nothing follows that it could be about.
    if (behind.has(key) && isWord(last) && (isJoined || !isWord(tokens[at + 1]))) {
      return without(at - (isJoined ? 2 : 1), at + 1, last)
    }
    const next = tokens[at + 1]
    if ((before.has(key) || negations.has(key)) && isWord(next)) return without(at, at + 2, next)
  }
  return { wanted: tokens, unwanted: [] }
}
