import type { TranslationOf } from '../../language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  pageLinkHint: 'इस दुकान का कोई पेज, जैसे /new/saree/collections, या https:// वाला पता',
  noPageLink: 'इस दुकान का कोई पेज, जैसे /new/saree/collections, या https:// से शुरू होने वाला पता।',
  reachLinkHint:
    'इस दुकान का कोई पेज, जैसे /new/saree/collections, https:// वाला पता (WhatsApp: https://wa.me/91…), tel: या mailto:।',
  noReachLink:
    'इस दुकान का कोई पेज, जैसे /new/saree/collections, या https://, tel: या mailto: से शुरू होने वाला पता।',
  amountExample: 'दाम, जैसे 1,299.00।',
  oneLine: 'इसे एक ही लाइन में लिखें।',
}
