import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { toast } from '#/ui/kit/toast.ts'
import { meQuery } from '../accounts.queries.ts'
import { forgetPerson } from '../leftBehind.ts'
import { useLogout } from '../login/login.queries.ts'
import { m } from './messages/entry.messages.ts'

/** From the end of the session to the log-in page, ms (specification, section 9). */
const LOGOUT_DELAY_MS = 1000

/** Ends the session, says so, and goes to the log-in page after a second. */
export function useLeave() {
  const logout = useLogout()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)

  const goToLogin = async () => {
    await navigate({ to: '/login' })
    // Nothing of this person stays for the next one, nor what the page that was left kept meanwhile.
    forgetPerson()
    queryClient.removeQueries({ predicate: ({ queryKey: [room] }) => room !== 'shop' && room !== 'me' })
    setLeaving(false)
  }

  const leave = async () => {
    setLeaving(true)
    try {
      const { message } = await logout.mutateAsync()
      forgetPerson()
      queryClient.setQueryData(meQuery.queryKey, null)
      toast.success(message)
      setTimeout(goToLogin, LOGOUT_DELAY_MS)
    } catch (error) {
      setLeaving(false)
      toast.error(errorText(error, { fallback: m.somethingWrong() }))
    }
  }
  return { leave, leaving }
}
