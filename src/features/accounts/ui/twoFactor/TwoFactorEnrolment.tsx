import type { Enrolment } from '../../twoFactor/twoFactor.schema.ts'
import { m } from '../security/messages/security.messages.ts'
import { CodeForm } from './CodeForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

export interface TwoFactorEnrolmentProps {
  enrolment: Enrolment
  /** The first code of the app. */
  onCode: (code: string) => Promise<void>
}

/** `ABCD EFGH …`, to be read off and typed. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Three steps: scan, keep the recovery codes, enter a first code. */
export function TwoFactorEnrolment({ enrolment, onCode }: TwoFactorEnrolmentProps) {
  const { qrSvg, uri, secret, recoveryCodes } = enrolment
  return (
    <ol className="mt-5 grid gap-8">
      <li>
        <h3 className="text-lg">{m.scan()}</h3>
        <div className="mt-3 flex flex-wrap items-center gap-6">
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(qrSvg)}`}
            alt={m.qrCode()}
            width={180}
            height={180}
            className="rounded-md border border-line bg-white"
          />
          <div className="min-w-0 flex-[1_1_14rem] text-sm text-ink-soft">
            <p>{m.onThisDevice()} </p>
            <p>
              <a href={uri} className="link inline-block py-2.5">
                {m.openInApp()}
              </a>
            </p>
            <p>{m.typeKey()}</p>
            <p className="mt-1 font-mono wrap-anywhere text-ink select-all">{inGroups(secret)}</p>
          </div>
        </div>
      </li>
      <li>
        <h3 className="mb-3 text-lg">{m.secondWay()}</h3>
        <RecoveryCodes codes={recoveryCodes} />
      </li>
      <li className="max-w-sm">
        <h3 className="mb-3 text-lg">{m.enterCode()}</h3>
        <CodeForm label={m.sixDigits()} submitLabel={m.switchOn()} onCode={onCode} />
      </li>
    </ol>
  )
}
