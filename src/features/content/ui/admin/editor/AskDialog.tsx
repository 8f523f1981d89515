import type { Editor } from '@tiptap/react'
import type { SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import type { OwnBlock } from '../../../body.schema.ts'
import type { Asking } from './asking.ts'
import { ButtonDialog } from './ButtonDialog.tsx'
import { putBlock } from './blocks.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { m } from './messages/editor.messages.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { ProductsDialog } from './ProductsDialog.tsx'

export interface AskDialogProps {
  editor: Editor
  asking: Asking
  onClose: () => void
}

/** Nothing of what is typed or sent in a dialog is meant for the form of the page. */
const stop = (event: SyntheticEvent) => event.stopPropagation()

/** The dialog for what is asked; what it gives goes into the text. It lies outside of the form of the page, as no form lies in another. */
export function AskDialog(props: AskDialogProps) {
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps events from the form around it
    <div className="contents" onSubmit={stop} onKeyDown={stop}>
      <Asked {...props} />
    </div>,
    document.querySelector('.admin-area') ?? document.body,
  )
}

function Asked({ editor, asking, onClose }: AskDialogProps) {
  const put = (kind: OwnBlock) => (attrs: object) => {
    const at = 'at' in asking ? asking.at : undefined
    if (at)
      editor.commands.command(({ tr }) => {
        tr.setNodeMarkup(at.pos, undefined, attrs)
        return true
      })
    else putBlock(editor, { type: kind, attrs })
    onClose()
  }
  switch (asking.kind) {
    case 'link':
      return <LinkDialog editor={editor} href={asking.href} onClose={onClose} />
    case 'button':
      return <ButtonDialog attrs={asking.at?.attrs} onDone={put('button')} onClose={onClose} />
    case 'products':
      return <ProductsDialog attrs={asking.at?.attrs} onDone={put('products')} onClose={onClose} />
    case 'picture':
      return (
        <PictureDialog
          title={asking.at ? m.editPicture() : m.addAPicture()}
          pictures={asking.at ? [asking.at.attrs] : [undefined]}
          caption={asking.at?.attrs.caption ?? ''}
          onDone={([picture], caption) => put('picture')({ ...picture, caption })}
          onClose={onClose}
        />
      )
    case 'pair':
      return (
        <PictureDialog
          title={asking.at ? m.editPair() : m.addPair()}
          pictures={asking.at?.attrs.pictures ?? [undefined, undefined]}
          caption={asking.at?.attrs.caption ?? ''}
          onDone={(pictures, caption) => put('pair')({ pictures, caption })}
          onClose={onClose}
        />
      )
  }
}
