import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '#/ui/kit/Button.tsx'
import type { ListValue } from '../../attributes/attributeLists.rules.ts'
import { colourIn } from '../../attributes/pictureColour.rules.ts'
import { m } from './messages/admin.messages.ts'
import type { ProductValues } from './productValues.ts'
import { Swatch } from './Swatch.tsx'

export interface ColourProposalProps {
  form: UseFormReturn<ProductValues, unknown, ProductValues>
  colours: readonly ListValue[]
  onTaken: (colour: string) => void
}

/** The colour of the list that is nearest to the cloth on the first picture, to be taken or not. */
export function ColourProposal({ form, colours, onTaken }: ColourProposalProps) {
  const [images] = useWatch({ control: form.control, name: ['images'] })
  const { file, url } = images[0] ?? {}
  const [found, setFound] = useState<ListValue>()

  useEffect(() => {
    let isWanted = true
    setFound(undefined)
    if (!file && !url) return
    pixelsOf(file ?? url ?? '').then(
      (pixels) => {
        if (isWanted)
          setFound(
            colourIn(
              pixels,
              colours.filter(({ active }) => active),
            ),
          )
      },
      // A picture that cannot be read proposes nothing.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [file, url, colours])

  if (!found) return null
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      {m.fromThePicture()} <Swatch hex={found.hex} /> {found.value}
      <Button size="sm" onClick={() => onTaken(found.value)}>
        {m.takeIt()}
      </Button>
    </p>
  )
}

/** So many pixels tell a colour. */
const WIDTH = 48
const HEIGHT = 64

/** The picture made small, its pixels row by row. @throws where it cannot be read */
async function pixelsOf(picture: File | string) {
  const blob = typeof picture === 'string' ? await (await fetch(picture)).blob() : picture
  const bitmap = await createImageBitmap(blob, {
    resizeWidth: WIDTH,
    resizeHeight: HEIGHT,
    resizeQuality: 'medium',
  })
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { width: WIDTH, height: HEIGHT, data: context.getImageData(0, 0, WIDTH, HEIGHT).data }
}
