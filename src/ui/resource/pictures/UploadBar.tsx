import { m } from '../messages/resource.messages.ts'

/** How far one picture is on its way. */
export function UploadBar({ name, sent }: { name: string; sent: number }) {
  const percent = Math.floor(sent * 100)
  return (
    <div className="absolute inset-x-0 bottom-0 bg-ink/75 px-2 py-1.5 text-xs text-white">
      <div
        role="progressbar"
        aria-label={m.sending({ name })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-white/30"
      >
        <div className="h-full bg-haldi transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      <p aria-hidden className="mt-1 tabular-nums">
        {percent < 100 ? m.percentSent({ percent }) : m.beingStored()}
      </p>
    </div>
  )
}
