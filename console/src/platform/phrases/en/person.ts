/** What the fields of a person say in English: phone and city. */
export const person = {
  person: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    phoneCountry: 'Country of the phone number',
    phoneInvalid: 'This is not a phone number of that country.',
    city: 'City',
    // Stands in a field: nothing that cannot be seen may stand in it (“-” leaves the values as they are).
    cityLabel: '{{- name}}, {{- country}}',
    cityNotFound: 'City "{{name}}" not found',
    citySearching: 'Looking for cities …',
    cities: 'Cities',
  },
};
