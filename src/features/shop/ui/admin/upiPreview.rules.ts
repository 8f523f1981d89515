/** The link that a UPI app opens, without an amount: paying it proves that the id is right. */
export const upiTestLink = (upiId: string, upiName: string): string =>
  `upi://pay?pa=${encodeURIComponent(upiId)}&pn=${encodeURIComponent(upiName)}&cu=INR`
