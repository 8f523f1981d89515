import type fc from 'fast-check'
import type { Model, Real } from './model.ts'

export type Command = fc.AsyncCommand<Model, Real>

/** A command that can always be tried; what the shop must answer, the model knows. */
export function command(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return { check: () => true, run, toString: () => name }
}

/** The one at a place, counted round. */
export const pick = <T>(all: readonly T[], at: number): T => {
  const one = all[at % all.length]
  if (one === undefined) throw new Error('There is nothing to pick from')
  return one
}
