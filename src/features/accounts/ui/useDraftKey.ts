import { useOwner } from './useOwner.ts'

/** Under which a form keeps what is typed: the drafts of two admins at one tab are two. Undefined until it is known who types. */
export function useDraftKey(form: string): string | undefined {
  const owner = useOwner()
  // guard: draft-is-own
  return owner === undefined ? undefined : `${owner}:${form}`
}
