import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { googleQuery, useConnectGoogle, useDisconnectGoogle } from '../../google/google.queries.ts'
import { GoogleButton } from '../google/GoogleButton.tsx'
import { Section } from './Section.tsx'

/** Google as a second way in; nothing where the shop has no log-in with Google. */
export function GoogleConnection() {
  const { data: google } = useQuery(googleQuery)
  const connect = useConnectGoogle()
  const disconnect = useDisconnectGoogle()
  const [tries, setTries] = useState(0)
  if (!google?.clientId) return null

  const showResult = async (call: Promise<{ message: string }>) => {
    try {
      toast.success((await call).message)
    } catch (error) {
      toast.error(errorText(error, { fallback: 'Something went wrong' }))
      setTries(tries + 1)
    }
  }

  return (
    <Section
      title="Log in with Google"
      text={
        google.connected
          ? 'Your Google account is connected: you can log in with it or with your password.'
          : 'Connect the Google account with the same e-mail, and log in with either.'
      }
      action={
        google.connected ? (
          <Button
            variant="secondary"
            pending={disconnect.isPending}
            onClick={() => void showResult(disconnect.mutateAsync())}
          >
            Disconnect Google
          </Button>
        ) : (
          <div className="w-60">
            <GoogleButton
              key={tries}
              clientId={google.clientId}
              onCredential={(credential) => void showResult(connect.mutateAsync(credential))}
            />
          </div>
        )
      }
    />
  )
}
