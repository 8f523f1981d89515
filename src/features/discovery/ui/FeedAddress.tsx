import { useId } from 'react'
import { Copy } from '#/ui/icons/other.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from './messages/feeds.messages.ts'

/** An address to give away. */
export function FeedAddress({ title, url }: { title: string; url: string }) {
  const id = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(m.copied())
    } catch {
      toast.error(m.notCopied())
    }
  }
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {title}
      </label>
      <div className="mt-1 flex items-center gap-2">
        <input
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className="h-11 w-full min-w-0 flex-1 rounded-sm border border-edge bg-sand px-3 text-sm text-ellipsis"
        />
        <IconButton label={m.copy({ title })} onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" strokeWidth={1.75} />
        </IconButton>
      </div>
    </div>
  )
}
