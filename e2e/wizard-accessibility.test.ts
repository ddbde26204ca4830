import { expectNoViolations } from './axe.ts';
import { testInEveryLanguage } from './each-language.ts';
import { wizardStates } from './wizard-states.ts';

testInEveryLanguage('every state of the wizard is accessible', async ({ open }) => {
  const page = await open();
  for await (const state of wizardStates(page)) await expectNoViolations(page, `the wizard: ${state}`);
});
