import type { z } from '@hono/zod-openapi'
import { getQueryParams } from 'hono/utils/url'
import type { Answered } from '../cachedResponse.ts'
import type { Access } from '../endpoint.ts'

/** A read of the catalogue in memory, answered also ahead of the router, whose way takes longer than the answer. */
export interface FastRead {
  readonly path: string
  readonly access: Access
  /** @param url path and query @returns nothing for a question that is no good: the router says what is wrong with it */
  ahead(url: string): Promise<Answered | undefined>
}

/** The same for its handler, which has read the question already. */
export interface FastReadOf<Query> extends FastRead {
  /** @param url path and query: what an answer is kept under, and its pages lead to */
  answer(query: Query, url: string): Promise<Answered>
}

interface Route<Query> {
  readonly path: string
  readonly 'x-access': Access
  readonly request: { readonly query: z.ZodType<Query> }
}

/** A read as its endpoint is declared. Who may call is checked before. @throws Error at start where neither all nor all who may look around may */
export function fastRead<Query>(
  { path, 'x-access': access, request }: Route<Query>,
  answer: FastReadOf<Query>['answer'],
): FastReadOf<Query> {
  if (access !== 'public' && access !== 'shopper') throw new Error(`${path} is not for all shoppers`)
  return {
    path,
    access,
    answer,
    async ahead(url) {
      const { success, data } = request.query.safeParse(queryIn(url))
      return success ? answer(data, url) : undefined
    },
  }
}

/** A query as the router reads it: what is said more than once is a list. */
const queryIn = (url: string): Record<string, string | string[] | undefined> =>
  Object.fromEntries(
    Object.entries(getQueryParams(url) as Record<string, string[]>).map(([name, values]) => [
      name,
      values.length > 1 ? values : values[0],
    ]),
  )

/** Reads by their paths. */
export type FastReads = ReadonlyMap<string, FastRead>

export const fastReadsOf = (reads: readonly FastRead[]): FastReads =>
  new Map(reads.map((read) => [read.path, read]))
