import { accountCalls } from '../accounts/calls.ts';
import { brandingCalls } from '../branding/calls.ts';
import { catalogueCalls } from '../catalogue/calls.ts';
import { wholeMenusCalls } from '../catalogue/whole-menus-calls.ts';
import { geographyCalls } from '../geography/calls.ts';
import { historyCalls } from '../history/calls.ts';
import { publishingCalls } from '../publishing/calls.ts';
import { soldOutCalls } from '../sold-out/calls.ts';
import { supportCalls } from '../support/calls.ts';
import { syncCalls } from '../sync/calls.ts';
import { venueCalls } from '../venues/calls.ts';
import type { Call, CallKey } from './call.ts';

/** Every call of the API; the generated tests cover each. */
export const calls = {
  ...venueCalls,
  ...publishingCalls,
  ...geographyCalls,
  ...accountCalls,
  ...catalogueCalls,
  ...wholeMenusCalls,
  ...brandingCalls,
  ...supportCalls,
  ...historyCalls,
  ...syncCalls,
  ...soldOutCalls,
} as const satisfies Record<CallKey, Call>;

/** Every call by its name, with the types of its query, body and answer. */
export type Calls = typeof calls;

/** The name of a call that exists. */
export type CallName = keyof Calls;
