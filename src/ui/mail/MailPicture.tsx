import { Img } from '@react-email/img'
import type { ComponentProps } from 'react'

/** A picture of a mail: lazy, because React would tell the head of any other to fetch it beforehand. */
export const MailPicture = (props: ComponentProps<typeof Img>) => <Img {...props} loading="lazy" />
