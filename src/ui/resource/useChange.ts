import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

export interface ChangeOptions {
  /** Reads again after a refusal as well: somebody else was quicker, and the screen should show it. */
  afterRefusal?: boolean
}

/** What changes something of the server's; afterwards whatever was read under the key is read again. */
export function useChange<Input, Answer>(
  queryKey: QueryKey,
  send: (input: Input) => Promise<Answer>,
  { afterRefusal = false }: ChangeOptions = {},
) {
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey })
  return useMutation({
    mutationFn: send,
    ...(afterRefusal ? { onSettled: readAgain } : { onSuccess: readAgain }),
  })
}
