import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The code cites the product's rules by their numbers (`rule 27`), and docs/rules.md has them.
const KINDS = ['*.ts', '*.tsx', '*.js', '*.mjs', '*.css', '*.html', '*.md', '*.yml'];
const files = execFileSync('git', ['ls-files', ...KINDS], { encoding: 'utf8' })
  .trim()
  .split('\n');
const texts = files
  .filter((path) => path !== 'rules.test.ts')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const NUMBER = String.raw`\d+[a-z]?\b`;
const CITED = new RegExp(String.raw`\brules? (${NUMBER}(?:, ${NUMBER})*(?: (?:and|or|to) ${NUMBER})?)`, 'gi');

/** The text with its comments on one line, for a citation may be broken over two. */
const unbroken = (text: string) => text.replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ');

/** The numbers of the rules that a text cites. */
const citedIn = (text: string) =>
  [...unbroken(text).matchAll(CITED)].flatMap(([, numbers = '']) => numbers.match(/\d+[a-z]?/g) ?? []);

const defined = [...readFileSync('docs/rules.md', 'utf8').matchAll(/^- \*\*([^*]+)\*\* /gm)].map(
  ([, number = '']) => number,
);

test('each rule that is cited stands in docs/rules.md', () => {
  const cited = texts.flatMap(({ path, text }) => citedIn(text).map((number) => ({ path, number })));
  expect(cited.length).toBeGreaterThan(200);
  const unknown = cited.filter(({ number }) => !defined.includes(number));
  expect(unknown.map(({ path, number }) => `${path}: there is no rule ${number}`)).toEqual([]);
});

test('each rule has a number of its own', () => {
  expect(defined.filter((number) => !/^\d+[a-z]?$/.test(number))).toEqual([]);
  expect(defined.filter((number, at) => defined.indexOf(number) !== at)).toEqual([]);
});

test('nothing points to texts that are not here', () => {
  const elsewhere = /\brulings?\b|\bdocuments? [12]\b|§|\b(?:rulings|beyond|craft|targets)\.md\b/i;
  const pointing = texts.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        elsewhere.test(line) ? [`${path}:${at + 1}: cite a rule of docs/rules.md, or say it in words`] : [],
      ),
  );
  expect(pointing).toEqual([]);
});

test('each page of docs/ and each of its headings that is named is there', () => {
  const named = /`docs\/([a-z]+\.md)`(?:, ([A-Z][a-z ]+[a-z])(?=[).,:]))?/g;
  const missing = texts.flatMap(({ path, text }) =>
    [...unbroken(text).matchAll(named)].flatMap(([, page = '', heading]) => {
      const found = texts.find((one) => one.path === `docs/${page}`);
      if (!found) return [`${path}: there is no docs/${page}`];
      const isThere =
        !heading || found.text.includes(`## ${heading}\n`) || found.text.includes(`**${heading}.**`);
      return isThere ? [] : [`${path}: docs/${page} has no heading ${heading}`];
    }),
  );
  expect(missing).toEqual([]);
});
