import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  noSuchCollection: 'ऐसा कलेक्शन नहीं है',
  collectionAbout: '{shop} पर {name}: {tagline}।',
  collectionOver: 'यह कलेक्शन ख़त्म हो गया, अभी शुरू नहीं हुआ, या कभी था ही नहीं। ये देखिए, ये तैयार हैं:',
  nothingOnShelf: 'इस कलेक्शन में अभी कुछ नहीं है। जो तैयार है, वह देखिए:',
  collections: 'कलेक्शन',
  collectionsAbout: 'साड़ियों, सूट और ड्रेस मटीरियल के चुने हुए कलेक्शन, {shop} की तरफ़ से।',
  home: 'होम',
  acrossShop: 'पूरी दुकान से चुनकर।',
  collectionsNotLoaded: 'कलेक्शन नहीं खुले',
  noCollections: 'अभी कोई कलेक्शन नहीं है',
  nextOnLoom: 'अगला अभी करघे पर है। तब तक सब कुछ यहाँ है:',
  seeEverything: 'सब कुछ देखें',
  confirmOrder: 'अपना ऑर्डर पक्का करें',
  pageNotFound: 'पेज नहीं मिला',
  offline: 'इंटरनेट नहीं चल रहा',
  offlineText:
    'यह पेज नहीं खुला, और इस फ़ोन या कंप्यूटर पर इसकी कॉपी नहीं है। आपका बैग और ऑर्डर सुरक्षित हैं। इंटरनेट देख लें और फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
  howPricesMove: 'हमारे दाम कैसे बदलते हैं',
  howPricesMoveOf: 'हमारे दाम कैसे बदलते हैं: {name}',
  pricesAbout: '{name}: अब तक के सारे दाम, और कब से।',
  everyPrice:
    'पहले दिन से अब तक इसके जितने दाम रहे, जैसे हमारे रिकॉर्ड में हैं। इन्हें कोई बदल नहीं सकता। घटे हुए दाम के साथ हम पिछले 30 दिन का सबसे कम दाम दिखाते हैं।',
  backTo: '{name} पर वापस',
}
