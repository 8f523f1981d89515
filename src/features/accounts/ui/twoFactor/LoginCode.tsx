import { Button } from '#/ui/kit/Button.tsx'
import { toast } from '#/ui/kit/toast.ts'
import type { User } from '../../accounts.schema.ts'
import { useLoginCode } from '../../twoFactor/twoFactor.queries.ts'
import { m } from '../security/messages/security.messages.ts'
import { CodeForm } from './CodeForm.tsx'

export interface LoginCodeProps {
  onLogin: (user: User) => unknown
  /** Back to e-mail and password. */
  onBack: () => void
}

/** The second step of an admin's log-in. */
export function LoginCode({ onLogin, onBack }: LoginCodeProps) {
  const login = useLoginCode()
  return (
    <div className="grid gap-4">
      <CodeForm
        label={m.appCode()}
        hint={m.phoneLost()}
        submitLabel={m.logIn()}
        onCode={async (code) => {
          const { user, message } = await login.mutateAsync(code)
          toast.success(message)
          await onLogin(user)
        }}
      />
      <Button variant="quiet" onClick={onBack}>
        {m.backToPassword()}
      </Button>
    </div>
  )
}
