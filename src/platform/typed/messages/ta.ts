import type { TranslationOf } from '../../language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  pageLinkHint: 'இந்தக் கடையின் ஒரு பக்கம் (உதாரணம்: /new/saree/collections), அல்லது https:// உள்ள முகவரி',
  noPageLink: 'இந்தக் கடையின் ஒரு பக்கம் (உதாரணம்: /new/saree/collections), அல்லது https:// என்று தொடங்கும் முகவரி.',
  reachLinkHint:
    'இந்தக் கடையின் ஒரு பக்கம் (உதாரணம்: /new/saree/collections), https:// உள்ள முகவரி (WhatsApp: https://wa.me/91…), tel: அல்லது mailto:.',
  noReachLink:
    'இந்தக் கடையின் ஒரு பக்கம் (உதாரணம்: /new/saree/collections), அல்லது https://, tel: அல்லது mailto: என்று தொடங்கும் முகவரி.',
  amountExample: 'ஒரு விலை, உதாரணம்: 1,299.00.',
  oneLine: 'இதை ஒரே வரியில் எழுதுங்கள்.',
}
