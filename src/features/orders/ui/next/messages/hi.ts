import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  whatNext: 'आगे क्या होगा',
  whenArrives: 'कब पहुँचेगा',
  usuallyOn: 'आम तौर पर {day} को, {place} में।',
  usuallyBetween: 'आम तौर पर {from} और {to} के बीच, {place} में।',
  couriersTake: 'उसके बाद कूरियर आम तौर पर {road} में पहुँचा देता है।',
  onceApproved: 'पेमेंट मंज़ूर होने के बाद {days} में यहाँ से निकलेगा।',
  onceConfirmed: 'आपके पक्का करने के बाद {days} में यहाँ से निकलेगा।',
  leavesBy: '{day} तक यहाँ से निकलेगा, अगर बीच में सरकारी छुट्टी न हो।',
  roadUnknown: '{place} तक कूरियर को कितना समय लगेगा, यह निकलने के बाद पता चलेगा: पार्सल नंबर से आप उसे देख सकते हैं।',
}
