import { colourSchema } from '@sofra/contract/branding/option-kinds';
import type { Publication } from '@sofra/contract/publishing/publishing';
import fc from 'fast-check';
import { parse, defaultTreeAdapter as tree } from 'parse5';
import { expect, test } from 'vitest';
import { rounds } from '../../scripts/proof.ts';
import { menu, publication } from '../test/sample.ts';
import { lettersIn } from './fonts.ts';
import type { PageAddress } from './page-address.ts';
import { renderPage } from './render.ts';

/** Fragments that would be markup, script, style or an address of another kind, if they left their place. */
const HOSTILE = [
  '</style><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onclick='alert(1)",
  'a onfocus=alert(1) autofocus',
  '</script><svg onload=alert(1)>',
  '</script ',
  '}body{display:none}/*',
  'javascript:alert(1)',
  '<!--',
  ']]>',
  '&lt;b&gt;',
  '=""',
  '{{x}}',
];

const said = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme' })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => `x${parts.join(' ')}`);

/** A publication with a text in every place that has words. */
function withText(text: string): Publication {
  const say = <T>(value: T): T =>
    JSON.parse(
      JSON.stringify(value, (key, one) =>
        ['title', 'description', 'note'].includes(key) && typeof one === 'string' ? text : one,
      ),
    );
  const whole = publication({ menus: [say(menu(1, 'dinner', 1, 2)), say(menu(2, 'lunch', 1, 1))] });
  const { venue } = whole;
  const map = { ...venue.map, address: text, city: text, state: text, country: text };
  const external_profiles = { instagram: `https://www.instagram.com/${encodeURIComponent(text)}` };
  return {
    ...whole,
    venue: {
      ...venue,
      name: text,
      branch: text,
      full_name: text,
      phone: '+97143218765',
      cuisine: text,
      map,
      external_profiles,
    },
  };
}

type Node = Parameters<typeof tree.isElementNode>[0];

/** The elements of a page in order, each with the names of its attributes; styles and scripts as they stand. */
function skeleton(node: Node, lines: string[] = []): string[] {
  if (tree.isElementNode(node)) {
    const { tagName, attrs } = node;
    lines.push(`${tagName} ${attrs.map(({ name }) => name).join(' ')}`);
    if (tagName === 'style')
      lines.push(...node.childNodes.map((child) => ('value' in child ? child.value : '')));
  }
  if ('childNodes' in node) for (const child of node.childNodes) skeleton(child, lines);
  return lines;
}

const PAGES: PageAddress[] = [
  { kind: 'welcome' },
  { kind: 'selection' },
  { kind: 'menu', menuSlug: 'dinner' },
  { kind: 'dish', menuSlug: 'dinner', number: 21 },
  { kind: 'menu', menuSlug: 'unknown' },
];

const lettersAs = (text: string) => JSON.stringify(lettersIn(text, 'ar'));

test.each(PAGES)('a text is a text wherever it stands: %o', (page) => {
  const render = (text: string) => {
    const now = new Date('2026-11-21T12:00:00Z');
    const request = {
      publication: withText(text),
      page,
      locale: 'ar',
      now,
      baseUrl: 'https://menu.test',
    } as const;
    return skeleton(parse(renderPage(request).html));
  };
  // A page has faces for the letters that are on it, and nothing else of a text reaches its style sheet.
  const plain = new Map(['x', 'xé', 'xж', 'xéж'].map((text) => [lettersAs(text), render(text)]));
  fc.assert(
    fc.property(said, (text) => {
      expect(render(text)).toEqual(plain.get(lettersAs(text)));
    }),
    { numRuns: rounds(60, 1000) },
  );
});

test('a colour is hex digits and nothing else', () => {
  const colour = fc.oneof(
    said,
    fc.string(),
    fc.constantFrom('red;}', 'url(x)', '#fff;', 'var(--x)', '#12345'),
  );
  fc.assert(
    fc.property(colour, (text) => {
      const read = colourSchema.safeParse(text);
      if (read.success) expect(read.data).toMatch(/^#[\da-f]+$/);
    }),
  );
});
