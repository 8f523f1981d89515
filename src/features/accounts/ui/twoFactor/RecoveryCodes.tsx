import { Callout } from '#/ui/kit/Callout.tsx'
import { m } from '../security/messages/security.messages.ts'

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div>
      <Callout tone="warning" title={m.storeCodes()}>
        {m.storeCodesText()}
      </Callout>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-sand p-4 font-mono text-sm sm:w-fit">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  )
}
