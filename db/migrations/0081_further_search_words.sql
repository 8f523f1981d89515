-- Motifs, rites and garments that shoppers name in their own language. As before, the list is the shopkeeper's from now on; a shop
-- whose own list is full keeps it.
insert into synonyms (words, created_at)
select words, now() + at * interval '1 microsecond' from (values
  (1, array['elephant', 'hathi', 'haathi', 'gaj', 'gaja', 'yanai', 'yaanai', 'enugu', 'aane', 'हाथी', 'யானை', 'ఏనుగు', 'হাতি', 'હાથી', 'ಆನೆ', 'ആന']),
  (2, array['parrot', 'tota', 'totha', 'popat', 'kili', 'chiluka', 'तोता', 'கிளி', 'చిలుక', 'টিয়া', 'પોપટ', 'ಗಿಳಿ']),
  (3, array['lotus', 'kamal', 'kanwal', 'padma', 'thamarai', 'tamara', 'कमल', 'தாமரை', 'తామర', 'পদ্ম', 'કમળ', 'ಕಮಲ']),
  (4, array['mehndi', 'mehendi', 'mehandi', 'mehendi function', 'henna', 'मेहंदी', 'मेहँदी', 'மெஹந்தி', 'మెహందీ', 'মেহেন্দি', 'મહેંદી', 'ਮਹਿੰਦੀ']),
  (5, array['haldi', 'haldi function', 'pithi', 'gaye holud', 'हल्दी', 'গায়ে হলুদ', 'પીઠી', 'હલ્દી']),
  (6, array['festive', 'karva chauth', 'karwa chauth', 'karvachauth', 'karwachauth', 'chhath', 'bihu', 'gudi padwa', 'करवा चौथ', 'करवाचौथ', 'छठ', 'ਕਰਵਾ ਚੌਥ']),
  (7, array['half saree', 'half sari', 'langa davani', 'pavadai davani', 'हाफ साड़ी', 'ஹாஃப் சாரி', 'பாவாடை தாவணி', 'హాఫ్ శారీ', 'హాఫ్ సారీ', 'ಲಂಗ ದಾವಣಿ']),
  (8, array['dress material', 'churidar material', 'chudidar material', 'suit ka kapda', 'சுடிதார் மெட்டீரியல்', 'చుడీదార్ మెటీరియల్', 'চুড়িদার পিস']),
  (9, array['shawl', 'shol', 'shaal', 'saal', 'शॉल', 'शाल', 'சால்வை', 'శాలువా', 'শাল', 'શાલ', 'ಶಾಲು']),
  (10, array['turquoise', 'firozi', 'firoza', 'feroza', 'फिरोज़ी', 'फ़िरोज़ी', 'ফিরোজা', 'ફિરોઝી']),
  (11, array['stripes', 'striped', 'stripe', 'dhari', 'dhaari', 'dharidar', 'धारी', 'धारीदार', 'கோடு', 'ধারি'])
) as more (at, words)
where (select count(*) from synonyms) <= 900;
