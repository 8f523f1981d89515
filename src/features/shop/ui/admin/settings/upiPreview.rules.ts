/** The link that a UPI app opens to pay one rupee: paying it proves that the id is right. */
export const upiTestLink = (upiId: string, upiName: string): string =>
  `upi://pay?pa=${encodeURIComponent(upiId)}&pn=${encodeURIComponent(upiName)}&am=1.00&cu=INR`
