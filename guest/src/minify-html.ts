/** Names of attributes that React writes with capitals, which HTML does not need and which compress worse. */
const WITH_CAPITALS = / (?:charSet|fetchPriority|hrefLang|item(?:ID|Prop|Scope|Type)|srcSet)(?==")/g;

/**
 * Minifies React's markup: drops quotes around plain words, empty values, slashes of void elements and capitals. This
 * is safe because React escapes quotes and angle brackets in texts, and our style sheets and JSON-LD hold
 * none of the three.
 */
export function minifyHtml(markup: string): string {
  return markup
    .replaceAll('/>', '>')
    .replaceAll(WITH_CAPITALS, (name) => name.toLowerCase())
    .replaceAll('=""', '')
    .replaceAll(/="([\w#-]+)"/g, '=$1');
}
