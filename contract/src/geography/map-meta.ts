/**
 * The name of the meta element of the console's page with the address of the map's tiles. Its `data-search` is `typed`
 * where addresses may be searched while they are typed, and `asked` where only a finished one may be.
 */
export const MAP_META = 'sofra-map';
