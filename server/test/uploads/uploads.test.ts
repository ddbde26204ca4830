import sharp from 'sharp';
import { expect, test } from 'vitest';
import { changeItem, codes, HOUR, publish, users, venueOf } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { anEmail, anOwner, anUpload, aPicture, aPlace, PERSON, photograph } from '../tools/factories.ts';
import { shiftClock, theServer } from '../tools/harness.ts';

const MEGABYTE = 1_048_576;

const upload = (data: string, token?: string) =>
  call('POST /direct_uploads', {
    ...(token && { token }),
    body: { data: { type: 'blobs', attributes: { data, filename: 'dish.jpg' } } },
  });

const codeOf = async (data: string) => {
  const { status, errors } = await upload(data);
  return [status, errors[0]?.code, errors[0]?.source?.pointer];
};

const signUpWith = (signedIds: string[]) => {
  const items = signedIds.map((signed_id, index) => ({ title: `Dish ${index}`, price: '10', signed_id }));
  const content = { menu: { title: 'Dinner' }, sections: [{ title: 'Grill', items }] };
  const attributes = { ...PERSON, email: anEmail(), venue: { name: 'Zaatar House' }, ...content };
  return call('POST /sign_up', { body: users(attributes) });
};

test('decoding decides a picture’s type, and its size is checked afterwards', async () => {
  const at = '/data/attributes/data';
  const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString(
    'base64',
  );
  const cut = (await aPicture(300, 200)).subarray(0, 400).toString('base64');
  const wide = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await codeOf('not base64 at all!')).toEqual([422, 'image_unreadable', at]);
  expect(await codeOf(`data:image/jpeg;base64,${gif}`)).toEqual([422, 'image_unreadable', at]);
  expect(await codeOf('A')).toEqual([422, 'image_unreadable', at]);
  expect(await codeOf(`data:${';a'.repeat(3_000_000)}`)).toEqual([422, 'image_unreadable', at]);
  expect(await codeOf(svg)).toEqual([422, 'image_unreadable', at]);
  expect(await codeOf(cut)).toEqual([422, 'image_unreadable', at]);
  expect(await codeOf(wide.toString('base64'))).toEqual([422, 'image_too_many_pixels', at]);
  expect(await codeOf(Buffer.alloc(MEGABYTE + 1).toString('base64'))).toEqual([413, 'file_too_large', at]);
  expect(await codeOf(Buffer.alloc(8 * MEGABYTE).toString('base64'))).toEqual([
    413,
    'file_too_large',
    undefined,
  ]);
});

test('exactly a megabyte is allowed', async () => {
  const picture = await aPicture();
  // Bytes after a JPEG's end mark belong to the file, not to the picture.
  const padded = Buffer.concat([picture, Buffer.alloc(MEGABYTE - picture.length)]);
  expect((await upload(padded.toString('base64'))).document.data.attributes.byte_size).toBe(MEGABYTE);
});

test('pictures are kept upright, without metadata, in the sizes that a page needs', async () => {
  const { url } = await theServer();
  const taken = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { document } = await upload(taken.toString('base64'));
  const preview = document.data.attributes.preview_url;
  expect(preview.startsWith(`${url}/files/`)).toBe(true);
  const answer = await fetch(preview.replace(/\d+$/, '412'));
  const facts = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(facts).toMatchObject({ format: 'webp', width: 412, height: 824 });
  expect(facts.exif).toBeUndefined();
  expect((await fetch(preview.replace(/\.[\w-]{4}/, '.AAAA'))).status).toBe(404);
});

test('an upload can be used by its own account only', async () => {
  const [owner, stranger] = [await anOwner(), await anOwner()];
  const [mine, theirs] = [await aPlace(owner), await aPlace(stranger)];
  const signed = await anUpload(owner.token);
  expect((await photograph(stranger, theirs, signed)).errors[0]?.code).toBe('upload_unknown');
  expect((await photograph(owner, mine, await anUpload())).errors[0]?.code).toBe('upload_unknown');
  expect((await photograph(owner, mine, `${signed}x`)).errors[0]?.code).toBe('upload_unknown');
  const shown = await photograph(owner, mine, signed);
  const settings = shown.document.included?.find(({ type }) => type === 'settings');
  expect(settings?.attributes).toMatchObject({ preview_photo_url: expect.stringContaining('/files/') });
  const cleared = await photograph(owner, mine, '');
  expect(cleared.document.included?.map(({ type }) => type)).toEqual(['settings']);
});

test('an anonymous upload is used once, by a sign-up; the demo’s any number of times', async () => {
  const signed = await anUpload();
  expect((await signUpWith([signed])).status).toBe(201);
  const again = await signUpWith([await anUpload(), signed]);
  expect([again.status, again.errors[0]?.code, again.errors[0]?.source?.pointer]).toEqual([
    422,
    'upload_used',
    '/data/attributes/sections/0/items/1/signed_id',
  ]);
  expect((await signUpWith([await anUpload((await anOwner()).token)])).errors[0]?.code).toBe(
    'upload_unknown',
  );
  const demo = await call('GET /dummy/menu');
  const ids = (demo.document.included ?? []).flatMap((resource) =>
    resource.type === 'attachments' && resource.attributes.signed_id ? [resource.attributes.signed_id] : [],
  );
  expect(ids.length).toBeGreaterThan(5);
  expect((await signUpWith(ids.slice(0, 3))).status).toBe(201);
  expect((await signUpWith(ids.slice(0, 3))).status).toBe(201);
});

test('an unused upload is removed after a day, a used one stays', async () => {
  const { app } = await theServer();
  const { cleanUp } = await import('../../src/uploads/jobs.ts');
  const owner = await anOwner();
  const place = await aPlace(owner);
  const used = await anUpload(owner.token);
  await photograph(owner, place, used);
  const unused = await anUpload(owner.token);
  shiftClock(25 * HOUR);
  await cleanUp.run(app);
  const kept = await app.db
    .selectFrom('blobs')
    .select('id')
    .where(
      'id',
      'in',
      [used, unused].map((signed) => signed.split('.')[0] ?? ''),
    )
    .execute();
  expect(kept.map(({ id }) => id)).toEqual([used.split('.')[0]]);
});

test('published pictures are served as AVIF, WebP or JPEG, by what the client reads', async () => {
  const { app, url } = await theServer();
  const owner = await anOwner();
  const place = await aPlace(owner);
  const signed = await anUpload(owner.token, await aPicture(500, 300));
  await photograph(owner, place, signed);
  const id = signed.split('.')[0] ?? '';
  const blob = () =>
    app.db.selectFrom('blobs').select(['number', 'avif']).where('id', '=', id).executeTakeFirstOrThrow();
  await expect.poll(async () => (await blob()).avif).toBe(true);
  const address = `${url}/i/${(await blob()).number}-412`;
  expect((await fetch(address)).status).toBe(404);
  await publish(owner);
  const types = [];
  for (const accept of ['image/avif,image/webp,*/*', 'image/webp,*/*', 'image/avif,*/*', 'image/*', '*/*'])
    types.push((await fetch(address, { headers: { accept } })).headers.get('content-type'));
  expect(types).toEqual(['image/avif', 'image/webp', 'image/avif', 'image/jpeg', 'image/jpeg']);
  const answer = await fetch(address);
  expect(answer.headers.get('vary')).toBe('Accept');
  expect(answer.headers.get('cache-control')).toContain('max-age=31536000');
});

test('a very high picture is accepted and never enlarged', async () => {
  const thread = await sharp({ create: { width: 1, height: 20_000, channels: 3, background: '#cc8844' } })
    .png()
    .toBuffer();
  const before = process.resourceUsage().maxRSS;
  expect((await upload(thread.toString('base64'))).status).toBe(201);
  // Kilobytes; enlarged to the smallest width it would take some two million of them.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(300_000);
});

test('a published picture has one address', async () => {
  const { url } = await theServer();
  const owner = await anOwner();
  const place = await aPlace(owner);
  await photograph(owner, place, await anUpload(owner.token));
  await publish(owner);
  const { slug } = await venueOf(owner);
  const page = await (await fetch(`${url}/m/${slug}/dinner`)).text();
  const path = /\/i\/\d+-\d+/.exec(page)?.[0] ?? '';
  expect((await fetch(url + path)).status).toBe(200);
  expect((await fetch(url + path.replace('/i/', '/i/00'))).status).toBe(404);
});

test('a picture is cleared only on request', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await photograph(owner, place, await anUpload(owner.token));
  const write = (attachment: object) => {
    const settings = { data: { type: 'settings', attributes: { attachments: [attachment] } } };
    return changeItem(owner, place, {}, { relationships: { settings } });
  };
  const silent = await write({ resource_type: 'photo' });
  expect(codes(silent)).toEqual([422, 'required']);
  expect(silent.errors[0]?.source?.pointer).toMatch(/\/attachments\/0\/attributes\/resource$/);
  const other = await write({ resource_type: 'logo', resource: '' });
  expect(codes(other)).toEqual([422, 'unknown_value']);
  const cleared = await write({ resource_type: 'photo', _destroy: true });
  expect([cleared.status, cleared.document.included?.some(({ type }) => type === 'attachments')]).toEqual([
    200,
    false,
  ]);
});
