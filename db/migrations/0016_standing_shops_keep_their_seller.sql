-- Until now a shop that had set no seller, UPI id or number showed those of the sample shop. A new shop shows none. One that
-- stands keeps what its shoppers see, its UPI id above all: what it never set is written down as it was shown. It is the
-- sample shop when it has the sample's goods and customers and nobody ever set whom to pay or who sells.
update shop_settings set values =
  jsonb_build_object(
    'externalSite', 'https://zari.example',
    'whatsappNumber', '919876543210',
    'upiId', 'zari@upi',
    'upiName', 'Zari',
    'legalName', 'Zari Handlooms',
    'address', '12 Weavers Lane, Varanasi, Uttar Pradesh 221001',
    'state', 'Uttar Pradesh',
    'email', 'care@zari.example',
    'phone', '+91 98765 43210',
    'grievanceOfficer', 'Asha Verma',
    'grievanceEmail', 'grievance@zari.example',
    'demo', not values ?| array['upiId', 'legalName', 'gstin']
      and exists (select from products where slug = 'kanjivaram-silk-saree-with-korvai-temple-border')
      and exists (select from users where email = 'meera@example.com')
  ) || values
where not values ? 'demo';
