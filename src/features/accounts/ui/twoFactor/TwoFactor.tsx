import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#/ui/kit/Badge.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { twoFactorQuery, useTwoFactor } from '../../twoFactor/twoFactor.queries.ts'
import type { Enrolment } from '../../twoFactor/twoFactor.schema.ts'
import { m } from '../security/messages/security.messages.ts'
import { PasswordDialog, type PasswordDialogProps } from '../security/PasswordDialog.tsx'
import { Section } from '../security/Section.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TwoFactorEnrolment } from './TwoFactorEnrolment.tsx'

const questions = {
  start: () => ({ title: m.switchOnTitle(), confirmLabel: m.goOn(), tone: 'primary' }),
  renew: () => ({ title: m.makeCodesTitle(), confirmLabel: m.makeCodes(), tone: 'primary' }),
  stop: () => ({ title: m.switchOffAsk(), confirmLabel: m.switchOff(), tone: 'danger' }),
} as const satisfies Record<string, () => Pick<PasswordDialogProps, 'title' | 'confirmLabel' | 'tone'>>

/** An admin's second factor: a code of the phone after the password. */
export function TwoFactor() {
  const { data } = useQuery(twoFactorQuery)
  const { start, confirm, stop, renewCodes } = useTwoFactor()
  const [asking, setAsking] = useState<keyof typeof questions>()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<readonly string[]>([])
  if (!data) return null

  const answer = async (password: string) => {
    if (asking === 'start') setEnrolment(await start.mutateAsync(password))
    if (asking === 'renew') setCodes((await renewCodes.mutateAsync(password)).recoveryCodes)
    if (asking === 'stop') {
      toast.success((await stop.mutateAsync(password)).message)
      setCodes([])
    }
    setAsking(undefined)
  }

  const finish = async (code: string) => {
    const { message } = await confirm.mutateAsync(code)
    setEnrolment(undefined)
    toast.success(message)
  }

  return (
    <Section
      title={m.secondFactor()}
      text={m.secondFactorText()}
      action={
        data.enabled ? (
          <div className="flex flex-wrap items-center gap-3">
            <Badge tone="success">{m.on()}</Badge>
            <Button onClick={() => setAsking('renew')}>{m.newCodes()}</Button>
            <Button variant="quiet" onClick={() => setAsking('stop')}>
              {m.switchOff()}
            </Button>
          </div>
        ) : (
          !enrolment && <Button onClick={() => setAsking('start')}>{m.switchOn()}</Button>
        )
      }
    >
      {enrolment && <TwoFactorEnrolment enrolment={enrolment} onCode={finish} />}
      {codes.length > 0 && (
        <div className="mt-5">
          <RecoveryCodes codes={codes} />
        </div>
      )}
      <PasswordDialog
        open={asking !== undefined}
        {...questions[asking ?? 'start']()}
        text={m.passwordOnceMore()}
        onConfirm={answer}
        onClose={() => setAsking(undefined)}
      />
    </Section>
  )
}
