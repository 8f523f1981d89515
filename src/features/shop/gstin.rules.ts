import { m } from './messages/shop.messages.ts'
import { stateCode, stateOfCode } from './states.rules.ts'

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The last character of a GSTIN, reckoned of the 14 before it: each times 1 or 2 in turn, the digits of base 36 added up. */
export function gstinCheckCharacter(first: string): string {
  const sum = [...first].reduce((total, character, at) => {
    const product = characters.indexOf(character) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return characters.charAt((36 - (sum % 36)) % 36)
}

/** What is wrong with a GSTIN of the right pattern, in words; undefined when it can be right, or is empty. */
export function gstinProblem(gstin: string): string | undefined {
  if (gstin === '') return undefined
  if (!stateOfCode(gstin.slice(0, 2))) return m.noSuchState({ code: gstin.slice(0, 2) })
  // guard: gstin-check-character
  if (gstinCheckCharacter(gstin.slice(0, 14)) !== gstin.charAt(14)) {
    return m.gstinWrong()
  }
  return undefined
}

/** What is said of a GSTIN that belongs to another state than was chosen; undefined when they agree or one is missing. */
export function stateClash({ gstin, state }: { readonly gstin: string; readonly state: string }) {
  const home = gstin.length === 15 ? stateOfCode(gstin.slice(0, 2)) : undefined
  if (!home || state === '' || stateCode(state) === gstin.slice(0, 2)) return undefined
  return m.gstinOfState({ home })
}
