/** English phrases of the field of a phone number. */
export const phrases = {
  phone: {
    label: 'Phone',
    country: 'Country of the phone number',
    invalid: 'This is not a phone number of that country.',
  },
};
