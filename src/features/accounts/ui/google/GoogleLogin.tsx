import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { toast } from '#/ui/kit/toast.ts'
import type { User } from '../../accounts.schema.ts'
import { googleQuery, useGoogleLogin } from '../../google/google.queries.ts'
import { m } from '../messages/entry.messages.ts'
import { GoogleButton } from './GoogleButton.tsx'

export interface GoogleLoginProps {
  /** Whether the session should outlast the browser; asked when Google answers. */
  rememberMe?: () => boolean
  onLogin: (user: User) => unknown
}

/** The second way in, under the form; nothing where the shop has no log-in with Google. */
export function GoogleLogin({ rememberMe = () => false, onLogin }: GoogleLoginProps) {
  const { data: google } = useQuery(googleQuery)
  const login = useGoogleLogin()
  const [tries, setTries] = useState(0)
  if (!google?.clientId) return null

  const logIn = async (credential: string) => {
    try {
      const { user, message } = await login.mutateAsync({ credential, rememberMe: rememberMe() })
      toast.success(message)
      onLogin(user)
    } catch (error) {
      toast.error(errorText(error, { fallback: m.somethingWrong() }))
      setTries(tries + 1)
    }
  }

  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {m.or()}
      </p>
      {login.error && (
        <Callout tone="danger" live>
          {errorText(login.error, { fallback: m.somethingWrong() })}
        </Callout>
      )}
      {/* Each try asks Google with a fresh nonce: the one before may be what was wrong. */}
      <GoogleButton
        key={tries}
        clientId={google.clientId}
        onCredential={(credential) => void logIn(credential)}
      />
    </div>
  )
}
