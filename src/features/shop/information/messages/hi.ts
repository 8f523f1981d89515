import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  shipping: 'डिलीवरी / वापसी / अदला-बदली',
  faqs: 'आम सवाल',
  contactUs: 'संपर्क करें',
  aboutUs: 'हमारे बारे में',
  terms: 'नियम और शर्तें',
  privacy: 'प्राइवेसी पॉलिसी',
  shippingText: 'डिलीवरी, वापसी, रिफ़ंड, अदला-बदली और ऑर्डर कैंसिल करने के बारे में।',
  faqsTitle: 'अक्सर पूछे जाने वाले सवाल',
  faqsText: 'साड़ी, फ़ॉल-पीको, साइज़, UPI और कैश ऑन डिलीवरी, वापसी और देखभाल के बारे में जवाब।',
  contactText: 'WhatsApp, फ़ोन, ई-मेल, दुकान का समय, पता और शिकायत अधिकारी।',
  aboutText: 'हम कौन हैं, क्या बेचते हैं और उसे कैसे चुनते हैं।',
  termsTitle: 'नियम और शर्तें',
  termsText: 'दुकान देखने और यहाँ से ख़रीदने के नियम।',
  privacyText: 'दुकान आपकी कौन सी जानकारी रखती है, क्यों और कब तक, और आपके क्या अधिकार हैं।',
}
