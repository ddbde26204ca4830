import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('a text is escaped for tags and for attributes in double quotes', () => {
  expect(escapeHtml('<a b="c">&')).toBe('&lt;a b=&quot;c&quot;&gt;&amp;');
});
