import type { CallName } from '@sofra/contract/api/calls';
import { call, tokenOf } from '../tools/client.ts';
import {
  accountOf,
  aMailToken,
  anEmail,
  anUpload,
  aPicture,
  aSpoofedToken,
  aSupporter,
  inviteSupport,
} from '../tools/factories.ts';
import { signingUp } from './example-bodies.ts';
import { one } from './example-values.ts';
import { type Example, nothing } from './example-world.ts';

/** A full example of each call of settings, uploads, accounts and support. */
export const accountExamples = {
  'GET /settings': nothing,
  'GET /settings/cities': () => ({ query: { 'filter[name]': 'du', 'page[size]': 3 } }),
  'GET /settings/cities/{city}': async () => {
    const { document } = await call('GET /settings/cities', { query: { 'filter[name]': 'beirut' } });
    return { params: { city: document.data[0]?.id ?? '' } };
  },
  'GET /dummy/menu': () => ({ query: { 'filter[kind]': 'in_room' } }),
  'POST /direct_uploads': async () => ({
    body: one('blobs', { data: (await aPicture()).toString('base64'), filename: 'dish.jpg' }),
  }),
  'POST /sign_up': signingUp,
  'POST /sign_in': ({ owner: { email, password } }) => ({
    body: one('users', { email, password, remember: true }),
  }),
  'DELETE /sign_out': async ({ owner: { email, password } }) => ({
    token: tokenOf(await call('POST /sign_in', { body: one('users', { email, password }) })),
  }),
  'GET /confirm_email': async ({ owner }) => ({
    query: { confirmation_token: await aMailToken(owner, 'confirm') },
  }),
  'POST /confirm_email': nothing,
  'POST /password': ({ owner: { email } }) => ({ body: one('users', { email }) }),
  'PUT /password': async ({ owner }) => ({
    body: one('users', {
      password: 'a-table-for-two',
      reset_password_token: await aMailToken(owner, 'reset'),
    }),
  }),
  'GET /me/profile': nothing,
  'PATCH /me/profile': async ({ owner }) => {
    const photo = { resource_type: 'photo', resource: await anUpload(owner.token) };
    const cities = await call('GET /settings/cities', { query: { 'filter[name]': 'beirut' } });
    const relationships = {
      city: { data: { type: 'cities', id: cities.document.data[0]?.id } },
      photo: { data: { type: 'attachments', attributes: photo } },
    };
    const attributes = { first_name: 'Leila', last_name: 'Haddad', phone: '+96170123456', locale: 'ar' };
    return { body: { data: { ...one('users', attributes, owner.user.id).data, relationships } } };
  },
  'PATCH /me/profile/email': ({ owner: { password } }) => ({
    body: one('users', { current_password: password, email: anEmail() }),
  }),
  'PATCH /me/profile/update_password': ({ owner: { password } }) => ({
    body: one('users', {
      current_password: password,
      password: 'a-table-for-two',
      password_confirmation: 'a-table-for-two',
    }),
  }),
  'POST /me/support/invite': ({ owner }) => ({ body: { data: { type: 'users', id: owner.user.id } } }),
  'DELETE /me/support/uninvite': nothing,
  'GET /me/sites': async () => ({ token: (await aSupporter()).token, query: { 'page[size]': 2 } }),
  'PATCH /me/sites/{site}/sign_in': async ({ owner }) => {
    await inviteSupport(owner);
    return { token: (await aSupporter()).token, params: { site: accountOf(owner) } };
  },
  'DELETE /me/sites/sign_out': async ({ owner }) => ({ token: await aSpoofedToken(owner) }),
  'POST /contact': () => ({
    body: one('contacts', { message: 'How do I add a menu?', reply_to: 'layla@example.com' }),
  }),
} satisfies { [N in CallName]?: Example };
