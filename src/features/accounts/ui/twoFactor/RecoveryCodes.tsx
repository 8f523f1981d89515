import { Callout } from '#/ui/kit/Callout.tsx'

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div>
      <Callout tone="warning" title="Keep these recovery codes">
        They are shown only now. Each opens the door once when your phone is gone. Print them, or keep them in
        a password manager.
      </Callout>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-sand p-4 font-mono text-sm sm:w-fit">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  )
}
