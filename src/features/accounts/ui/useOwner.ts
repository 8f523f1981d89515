import { useMe } from './useMe.ts'

/** For whom this browser keeps things: the account's id, '' for a visitor; undefined until it is known. */
export function useOwner(): string | undefined {
  const { user } = useMe()
  return user === undefined ? undefined : (user?._id ?? '')
}
