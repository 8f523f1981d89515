import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { googleQuery, useConnectGoogle, useDisconnectGoogle } from '../../google/google.queries.ts'
import { GoogleButton } from '../google/GoogleButton.tsx'
import { m } from './messages/security.messages.ts'
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
      toast.error(errorText(error, { fallback: m.somethingWrong() }))
      setTries(tries + 1)
    }
  }

  return (
    <Section
      title={m.withGoogle()}
      text={google.connected ? m.isConnected() : m.connect()}
      action={
        google.connected ? (
          <Button
            variant="secondary"
            pending={disconnect.isPending}
            onClick={() => void showResult(disconnect.mutateAsync())}
          >
            {m.disconnect()}
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
