import { Button } from '#/ui/kit/Button.tsx'
import { toast } from '#/ui/kit/toast.ts'
import type { User } from '../../accounts.schema.ts'
import { useLoginCode } from '../../twoFactor/twoFactor.queries.ts'
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
        label="Code of your authenticator app"
        hint="Phone lost? Enter one of your recovery codes; each works once."
        submitLabel="Log in"
        onCode={async (code) => {
          const { user, message } = await login.mutateAsync(code)
          toast.success(message)
          await onLogin(user)
        }}
      />
      <Button variant="quiet" onClick={onBack}>
        Back to the password
      </Button>
    </div>
  )
}
