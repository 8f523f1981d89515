import { keySet } from './tokens.rules.ts'

/** Words by which nobody chooses: what is left of a query without them is looked for. */
const idle = keySet(
  `a an the of for in on to and or by at is are from i we me my mine us you your it its this that these some any all can be am
  want wants wanted need needs looking look show find search get give buy purchase shop shopping store online order sale price prices cost rate
  rupees offer offers discount deal deals cheap cheapest affordable sasta sasti saste low best top latest new newest good nice
  beautiful pretty stylish trendy fashion fashionable quality please plz pls with wear wearing women womens woman ladies lady girls girl female
  her mom mummy mother wife sister design designs model models type types colour color coloured colored colours colors rang rangin kalar kalaru niram
  size sizes plus free xs xl xxl xxxl small medium large gift gifts gifting present surprise
  item items product products look pic photo images
  ki ka ke ko se me mein mai hai ho wali wala wale vali vala vale aur ya bhi liye lie keliye chahiye chaiye chahie dikhao dikhaiye dikhana batao do
  mujhe hame hamein koi kuch acchi accha achha achhi sundar nayi naya naye khareedna kharidna aurat auraton mahila mahilaon
  er jonno jonne chai dao kosam kavali kavalenu undi lo venum vendum kku ku la kaga ulla ana aana wanted
  की का के को से में मे है हो वाली वाला वाले और या भी लिए लिये चाहिए दिखाओ दिखाइए मुझे कोई नई नया सुंदर सुन्दर अच्छी महिलाओं रंग रंग_की कीमत
  এর জন্য চাই দাও ও এবং রঙের রং வேண்டும் உள்ள நிற நிறம் நிறத்தில் மற்றும் கான క కోసం కావాలి రంగు లో మరియు`,
)

/** Whether a word of a query says nothing about what is wanted. */
export const isIdle = (key: string): boolean => idle.has(key)

/** Words that say little: who has them stands further up, but nobody has to. */
const soft = keySet(
  `set special function occasion occasions ceremony collection work kaam style ethnic traditional indian pure original asli shuddh real use season
  dress outfit outfits attire clothes clothing garment garments kapde poshak trending trend viral
  light dark bright deep pastel halka halki gehra gehri
  summer winter monsoon rainy spring garmi garmiyon sardi sardiyon barsaat baarish गर्मी गर्मियों सर्दी सर्दियों`,
)
export const isSoft = (key: string): boolean => soft.has(key)

const additions = keySet('with for')
/** Whether what follows is what else a piece has, or what it is for: a border, a dupatta, the blouse of a saree. */
export const isAddition = (key: string): boolean => additions.has(key)
