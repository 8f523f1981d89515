import { useId, useRef } from 'react'
import { ZoomOut } from '#/ui/icons/other.tsx'
import { ChevronLeft, ChevronRight, X, ZoomIn } from '#/ui/icons/storefront.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { Modal } from '#/ui/kit/Modal.tsx'
import { m } from '../messages/detail.messages.ts'
import { LoopVideo } from '../video/LoopVideo.tsx'
import { slidesOf } from './slides.ts'
import { useBackCloses } from './useBackCloses.ts'
import { ZoomStage, type ZoomStageHandle } from './ZoomStage.tsx'

export interface CloseLookProps {
  open: boolean
  onClose: () => void
  name: string
  /** Pictures, and perhaps a video after the first, which is its poster. */
  images: readonly string[]
  video?: string | undefined
  at: number
  onTurn: (index: number) => void
}

/** The pictures of a product on the whole screen, to be enlarged: pinch, wheel, tap, buttons, and + and - on the keyboard. */
export function CloseLook({ open, onClose, name, images, video, at, onTurn }: CloseLookProps) {
  const id = useId()
  const stage = useRef<ZoomStageHandle>(null)
  const close = useBackCloses(open, onClose)
  const isVideo = video !== undefined && images[at] === video
  const pictures = images.map((src) => (src === video ? (images[0] ?? '') : src))
  return (
    <Modal open={open} onClose={close} labelledBy={id} className="close-look">
      <h2 id={id} className="sr-only">
        {m.pictures({ name })}
      </h2>
      <ZoomStage ref={stage} slides={slidesOf(name, pictures)} at={at} onTurn={onTurn} onClose={close} />
      {isVideo && <LoopVideo src={video} name={name} whole />}
      <div className="close-look-bar top-2 right-2">
        <IconButton label={m.zoomOut()} aria-disabled={isVideo} onClick={() => stage.current?.zoom(-1)}>
          <ZoomOut aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={m.zoomIn()} aria-disabled={isVideo} onClick={() => stage.current?.zoom(1)}>
          <ZoomIn aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={m.close()} onClick={close}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      {images.length > 1 && (
        <div className="close-look-bar inset-x-0 bottom-3 mx-auto w-fit">
          <IconButton label={m.previousPicture()} aria-disabled={at === 0} onClick={() => onTurn(at - 1)}>
            <ChevronLeft aria-hidden className="size-5" />
          </IconButton>
          <p role="status" className="min-w-12 text-center tabular-nums">
            <span className="sr-only">{isVideo ? m.video() : m.picture()} </span>
            {at + 1} <span aria-hidden>/</span>
            <span className="sr-only">{m.of()}</span> {images.length}
          </p>
          <IconButton
            label={m.nextPicture()}
            aria-disabled={at === images.length - 1}
            onClick={() => onTurn(at + 1)}
          >
            <ChevronRight aria-hidden className="size-5" />
          </IconButton>
        </div>
      )}
    </Modal>
  )
}
