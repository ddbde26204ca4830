import { openStates, ownerStates, supportStates } from './accounts-states.ts';
import { expectNoViolations } from './axe.ts';
import { signIn } from './house.ts';
import { testEveryLook } from './looks.ts';

testEveryLook(
  'every state of the screens about an account is accessible',
  async ({ signUp, addSupport, open }) => {
    const owner = await signUp(['Lunch']);
    const page = await open();
    for await (const state of openStates(page)) await expectNoViolations(page, state);
    await signIn(page, owner);
    for await (const state of ownerStates(page)) await expectNoViolations(page, state);
    const theirs = await open();
    for await (const state of supportStates(theirs, await addSupport()))
      await expectNoViolations(theirs, `support: ${state}`);
  },
);
