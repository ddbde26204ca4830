/** The body of a call that sends one record. */
export const one = (type: string, attributes: object, id?: string) => ({
  data: { type, ...(id && { id }), attributes },
});
/** The body of a call that sends one record about an item. */
export const ofItem = (item: string, type: string, attributes: object) => ({
  data: { ...one(type, attributes).data, relationships: { item: { data: { type: 'items', id: item } } } },
});
/** A schedule over midnight. */
const schedule = {
  schedule_type: 'periodic',
  schedule_data: { '4': { enabled: true, from: '18:00', to: '02:00', overnight: true } },
};
/** The settings of a record, as they are sent inside it. */
export const settings = (attributes: object) => ({ settings: { data: { type: 'settings', attributes } } });
/** The settings of a menu or section: description, note and schedule. */
export const texts = { description: 'Served with garlic sauce', note: 'From six', ...schedule };

/** A person who signs up, without the address. */
export const person = {
  first_name: 'Layla',
  last_name: 'Haddad',
  phone: '+971501234567',
  locale: 'ar',
  password: 'a-laid-table',
  venue: { name: 'Zaatar House' },
};
/** The location of a venue. */
export const map = {
  address: 'Al Wasl Road 12',
  city: 'Dubai',
  state: 'Dubai',
  country: 'United Arab Emirates',
  country_code: 'AE',
  latitude: 25.204849,
  longitude: 55.270783,
};
/** A venue’s pages elsewhere. */
const profiles = {
  instagram: 'https://www.instagram.com/zaatar',
  deliveroo: 'https://deliveroo.ae/menu/zaatar',
};

/** A change of all that a venue's form has. */
export const venueChange = {
  name: 'Zaatar',
  phone: '+97143456789',
  cuisine: 'Lebanese, grill',
  map,
  external_profiles: profiles,
  check_again_months: 12,
};
