import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { phrases as undoAr } from '../console/src/history/phrases/ar/undo.ts';
import { phrases as undoEn } from '../console/src/history/phrases/en/undo.ts';
import { PATHS } from '../console/src/platform/paths.ts';
import { phrases as fileAr } from '../console/src/venue-file/phrases/ar/venue-file.ts';
import { phrases as fileEn } from '../console/src/venue-file/phrases/en/venue-file.ts';
import { uploadPicture } from '../scripts/demo/pictures.ts';
import { expectNoViolations } from './axe.ts';
import { directions } from './each-language.ts';
import { keepNotices, type Owner, signIn, test } from './fixtures.ts';
import { filled, personAt } from './interactions.ts';

const SAYS = { en: { ...undoEn, ...fileEn }, ar: { ...undoAr, ...fileAr } };

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const SPREADSHEET = PATHS.spreadsheet.replace('/{-$menuId}', '');

const aPhoto = () =>
  sharp({ create: { width: 824, height: 464, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();

const TITLES = { ar: 'شوربة عدس', en: 'Soup of lentils' };

/** Gives an owner's first dish a photo and a price of its own, and it and its menu a name in another language. */
async function lay({ api }: Owner, other: keyof typeof TITLES): Promise<void> {
  const [menu] = (await api.readAll('/me/menus')).data;
  const [section] = (await api.readAll(`/me/menus/${menu?.id}/sections`)).data;
  const path = `/me/menus/${menu?.id}/sections/${section?.id}/items`;
  const [item] = (await api.readAll(path)).data;
  const resource = await uploadPicture(api, 'soup.jpg', await aPhoto());
  const photo = { type: 'attachments', attributes: { resource_type: 'photo', resource } };
  const settings = { data: { type: 'settings', relationships: { attachments: { data: [photo] } } } };
  await api.send('PATCH', `${path}/${item?.id}`, {
    type: 'items',
    attributes: { price: '21.50' },
    relationships: { settings },
  });
  for (const { id } of [menu, item].filter((record) => record !== undefined)) {
    const [type, name] = id === menu?.id ? ['menus', 'menu'] : ['items', 'item'];
    await api.send('POST', `/me/menus/${menu?.id}/translates`, {
      type: 'translates',
      attributes: { locale: other, enabled: true, data: { title: TITLES[other] } },
      relationships: { [name]: { data: { type, id } } },
    });
  }
}

/** Downloads the venue that is on the screen; answers the path of the file. */
async function download(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return (await coming).path();
}

for (const locale of directions('ar'))
  test.describe(() => {
    test.use({ locale, ...(locale === 'ar' && PHONE) });
    const { undoing, venueFile } = SAYS[locale];

    test(`a venue goes out as a file and into another account, where it is undone: ${locale}`, async ({
      page,
      signUp,
    }) => {
      const other = locale === 'ar' ? 'en' : 'ar';
      const [owner, guest] = [await signUp(['Lunch', 'Dinner']), await signUp([])];
      await owner.api.send('PATCH', '/me/venue', { type: 'venues', attributes: { extra_locales: [other] } });
      await lay(owner, other);
      await keepNotices(page);
      await signIn(page, owner, { at: SPREADSHEET });
      const file = await download(page, venueFile.download);
      await signIn(page, guest, { at: SPREADSHEET });
      const person = personAt(page);
      const choosing = page.waitForEvent('filechooser');
      await person.click(page.getByRole('button', { name: venueFile.take }));
      await (await choosing).setFiles({
        name: 'Levant.zip',
        mimeType: 'application/zip',
        buffer: await readFile(file),
      });
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(filled(venueFile.menus, { figure: '2' }));
      await expect(dialog).toContainText(filled(venueFile.pictures, { figure: '1' }));
      for (const name of [venueFile.details, venueFile.look])
        await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
      await dialog.getByRole('checkbox', { name: venueFile.details }).uncheck();
      await expectNoViolations(page, `the dialog of a venue's file, ${locale}`);
      await person.click(dialog.getByRole('button', { name: venueFile.add, exact: true }));
      await expect(dialog).toBeHidden();
      // The file itself is chosen in the system's dialog.
      expect(person.interactions() + 1).toBe(3);
      const notice = page.getByText(filled(venueFile.done, { figure: '2' }));
      await expect(notice).toBeVisible();
      expect((await guest.api.read('/me/venue')).data.attributes.extra_locales).toEqual([other]);
      const { attributes } = (await guest.api.read('/me/venue/export')).data;
      const [lunch] = attributes.menus as { sections: { items: { photo: string; price: string }[] }[] }[];
      const [soup] = lunch?.sections[0]?.items ?? [];
      expect(soup).toMatchObject({ price: '21.500', texts: { [other]: { title: TITLES[other] } } });
      expect((await fetch(soup?.photo ?? '')).headers.get('content-type')).toBe('image/webp');
      await page.getByRole('button', { name: undoing.undo }).click();
      await expect
        .poll(async () => (await guest.api.readAll('/me/menus')).data.map(({ id }) => id))
        .toEqual([]);
    });
  });
