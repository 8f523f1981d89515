import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  savedNone: 'जाँच की आज वाली सेटिंग तब होती, तो भी लौटे पार्सल में से कोई न रुकता',
  savedAbout: 'जाँच की आज वाली सेटिंग तब होती, तो लौटे पार्सल पर लगभग {saved} कम लगते',
  onlyCameBack: 'पिछले साल का इकलौता पार्सल लौट आया।',
  onlyTaken: 'पिछले साल का इकलौता पार्सल ले लिया गया।',
  ofParcels: 'पिछले साल के {parcels} पार्सल में से इतने लौट आए: {back}।',
  askedNobody: 'जाँच किसी से कुछ न पूछती।',
  times: { one: 'एक बार', other: '{shown} बार' },
  askedTap: 'जाँच {times} ऑर्डर पक्का करने को कहती।',
  askedPart: 'जाँच {times} पेमेंट का एक हिस्सा माँगती।',
  askedBoth: 'जाँच {tap} ऑर्डर पक्का करने को कहती, और {part} पेमेंट का एक हिस्सा माँगती।',
  thatCameBack: 'वह पार्सल लौट आया।',
  thatTaken: 'वह पार्सल ले लिया गया।',
  ofTheseBack: 'इन {all} पार्सल में से इतने लौट आए: {back}।',
  knownAtOnce:
    'यहाँ माना गया है कि पार्सल का नतीजा ऑर्डर के दिन ही पता था; जाँच को वह तब पता चलता है जब पार्सल लौटे या पहुँचे।',
  assumed:
    'वे क्या जवाब देते, यह अनुमान है: पार्सल लौटाने वाले 100 में से {refuserTap} पक्का नहीं करते और {refuserPay} पेमेंट नहीं करते; 100 सच्चे ख़रीदारों में से {honestTap} पक्का नहीं करते और {honestPay} पेमेंट नहीं करते।',
  noParcel: '0 पार्सल',
  parcels: { one: '{count} पार्सल', other: '{shown} पार्सल' },
  lostNone: 'यहीं रुकने वाले: {parcels}; और कोई सच्चा ऑर्डर न छूटता।',
  lostOne: 'यहीं रुकने वाले: {parcels}; और {lost} का 1 सच्चा ऑर्डर छूटता। उस पर अपना मुनाफ़ा इस बचत से मिलाकर देखें।',
  lostMany:
    'यहीं रुकने वाले: {parcels}; और कुल {lost} के {orders} सच्चे ऑर्डर छूटते। उन पर अपना मुनाफ़ा इस बचत से मिलाकर देखें।',
}
