import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INGREDIENT_WARNINGS } from './dietary.ts';
import {
  contradiction,
  isInDoubt,
  listOf,
  outdoing,
  restate,
  STATEMENTS,
  type Statements,
  stateOf,
  withGraver,
} from './ingredient-states.ts';

const NOTHING: Statements = { ingredient_warnings: [], may_contain: [], free_of: [] };

/** One state for each ingredient, as a dish can have them. */
const stated = fc
  .array(fc.constantFrom(...STATEMENTS, undefined), {
    minLength: INGREDIENT_WARNINGS.length,
    maxLength: INGREDIENT_WARNINGS.length,
  })
  .map((lists): Statements => {
    const of = (name: keyof Statements) => INGREDIENT_WARNINGS.filter((_, at) => lists[at] === name);
    return {
      ingredient_warnings: of('ingredient_warnings'),
      may_contain: of('may_contain'),
      free_of: of('free_of'),
    };
  });

test('what is in no list is not stated', () => {
  for (const key of INGREDIENT_WARNINGS) expect(stateOf(NOTHING, key)).toBe('not_stated');
});

test('what contains wheat contains gluten, and what is free of either says nothing of the other', () => {
  expect(stateOf({ ...NOTHING, ingredient_warnings: ['wheat'], free_of: ['gluten'] }, 'gluten')).toBe(
    'contains',
  );
  expect(stateOf({ ...NOTHING, may_contain: ['wheat'] }, 'gluten')).toBe('may_contain');
  expect(stateOf({ ...NOTHING, free_of: ['wheat'] }, 'gluten')).toBe('not_stated');
  expect(stateOf({ ...NOTHING, free_of: ['gluten'] }, 'wheat')).toBe('not_stated');
  expect(stateOf({ ...NOTHING, ingredient_warnings: ['gluten'] }, 'wheat')).toBe('not_stated');
});

test('after a change no ingredient has two states, and what was written is stated', () => {
  const written = fc.record(
    Object.fromEntries(STATEMENTS.map((name) => [name, fc.subarray([...INGREDIENT_WARNINGS])])),
    { requiredKeys: [] },
  );
  const property = fc.property(stated, written, (before, sent) => {
    fc.pre(contradiction(sent) === undefined);
    const after = restate(before, sent);
    expect(contradiction(after)).toBeUndefined();
    expect(after).toMatchObject(sent);
    for (const key of after.free_of) expect([...before.free_of, ...(sent.free_of ?? [])]).toContain(key);
  });
  fc.assert(property);
});

test('an ingredient in two written lists is found in the second', () => {
  expect(contradiction({ ingredient_warnings: ['milk'], free_of: ['eggs', 'milk'] })).toEqual({
    list: 'free_of',
    index: 1,
  });
  expect(contradiction({ may_contain: ['milk'], free_of: ['eggs'] })).toBeUndefined();
});

test('freedom from an ingredient leaves when a danger that is a kind of it is named, and is outdone where it stays', () => {
  const free = { ...NOTHING, free_of: ['gluten', 'milk'] };
  for (const danger of ['ingredient_warnings', 'may_contain'] as const) {
    expect(restate(free, { [danger]: ['wheat'] }).free_of).toEqual(['milk']);
    expect(outdoing({ ...free, [danger]: ['wheat'] })).toEqual([{ key: 'gluten', kind: 'wheat' }]);
    expect(outdoing({ ...NOTHING, free_of: ['wheat'], [danger]: ['gluten'] })).toEqual([]);
  }
});

test('what is free of an ingredient without doubt is shown as free of it', () => {
  const property = fc.property(stated, (of) => {
    const outdone = outdoing(of).map(({ key }) => key);
    for (const key of INGREDIENT_WARNINGS)
      if (listOf(of, key) === 'free_of') {
        expect(stateOf(of, key) === 'free_of').toBe(!outdone.includes(key));
        if (!isInDoubt(of, key)) expect(stateOf(of, key)).toBe('free_of');
      }
  });
  fc.assert(property);
});

test('the graver word of both stays for these ingredients, and of all others theirs', () => {
  const grave = [...STATEMENTS.slice(0, 2), undefined, 'free_of'];
  const keys = fc.subarray([...INGREDIENT_WARNINGS]);
  const property = fc.property(stated, stated, keys, (mine, theirs, own) => {
    const both = withGraver(new Set(own), mine, theirs);
    for (const key of INGREDIENT_WARNINGS) {
      const words = own.includes(key) ? [listOf(mine, key), listOf(theirs, key)] : [listOf(theirs, key)];
      expect(listOf(both, key)).toBe(grave.find((list) => words.some((word) => word === list)));
    }
  });
  fc.assert(property);
});
