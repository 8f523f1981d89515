import { Share2 } from '#/ui/icons/storefront.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from './messages/detail.messages.ts'
import { PRODUCT_TOAST } from './productToast.ts'

/** Hands the address of this page to the phone's share sheet; where there is none, to the clipboard. */
export function ShareButton({ name }: { name: string }) {
  const share = async () => {
    const url = window.location.href
    try {
      if (navigator.share) await navigator.share({ title: name, url })
      else {
        await navigator.clipboard.writeText(url)
        toast.success(m.linkCopied(), PRODUCT_TOAST)
      }
    } catch (reason) {
      // Closing the share sheet is an answer, not a failure.
      if (reason instanceof DOMException && reason.name === 'AbortError') return
      toast.error(m.linkNotCopied(), PRODUCT_TOAST)
    }
  }
  return (
    <IconButton label={m.share()} onClick={() => void share()} className="border border-line bg-surface">
      <Share2 aria-hidden className="size-5" strokeWidth={1.75} />
    </IconButton>
  )
}
