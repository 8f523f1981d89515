import { useId, useState } from 'react'
import { Share2 } from '#/ui/icons/storefront.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { toast } from '#/ui/kit/toast.ts'
import { m } from '../../messages/checkout.messages.ts'
import { shareText, shareWhatsapp } from './share.rules.ts'

export interface ShareProductProps {
  name: string
  /** The public address of the product. */
  url: string
  shopName: string
}

/**
 * Shows the family what was chosen: the product, and nothing of the order. The phone's own sheet where there is one;
 * elsewhere a link to copy, and WhatsApp.
 */
export function ShareProduct({ name, url, shopName }: ShareProductProps) {
  const [open, setOpen] = useState(false)
  const id = useId()

  const share = async () => {
    if (!navigator.share) {
      setOpen(!open)
      return
    }
    try {
      await navigator.share({ title: name, text: shareText(name, shopName), url })
    } catch (reason) {
      // Closing the share sheet is an answer, not a failure.
      if (reason instanceof DOMException && reason.name === 'AbortError') return
      setOpen(true)
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(m.linkCopied())
    } catch {
      toast.error(m.linkNotCopied())
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={m.shareWhat({ name })}
        aria-expanded={open}
        className="-ms-4 md:-ms-3.5"
        aria-controls={id}
        onClick={() => void share()}
      >
        <Share2 aria-hidden className="size-4" strokeWidth={1.75} />
        {m.share()}
      </Button>
      <span id={id} hidden={!open} className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          {m.copyLink()}
        </Button>
        <a
          href={shareWhatsapp(name, url, shopName)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {m.whatsapp()}
        </a>
      </span>
    </>
  )
}
