/** English phrases of the fields of a person: phone and city. */
export const phrases = {
  person: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    city: 'City',
    // Stands in a field: nothing that cannot be seen may stand in it (“-” leaves the values as they are).
    cityLabel: '{{- name}}, {{- country}}',
    cityNotFound: 'City "{{name}}" not found',
    citySearching: 'Looking for cities …',
    cities: 'Cities',
  },
};
