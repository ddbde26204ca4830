import { assertNoClientIds } from '../api/client-ids.ts';
import { API } from '../api/path.ts';
import type { Route } from '../api/route.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import type { VenueWho } from '../sessions/who.ts';
import { createTheme, deleteTheme, switchThemes, updateBranding, updateTheme } from './change-branding.ts';
import { brandingDocument, themeDocument } from './present.ts';

const contextOf = (app: AppContext, who: VenueWho) => ({ app, who, now: app.clock.now() });

const inTransaction = <T>({ db }: AppContext, change: (db: Db) => Promise<T>) =>
  db.transaction().execute(change);

function assertSameId(sent: string | undefined, expected: string): void {
  if (sent !== undefined && sent !== expected) refuse('id_mismatch', { pointer: '/data/id' });
}

/** Routes of a venue's look: logo, welcome picture and themes. */
export function brandingRoutes(route: Route): void {
  route('GET /me/branding', (app, { who }) => brandingDocument(app, app.db, who));

  route('PATCH /me/branding', async (app, { who, body, ifMatch }) => {
    assertSameId(body.data.id, who.venue.id);
    const activity = await inTransaction(app, (db) =>
      updateBranding(db, contextOf(app, who), body.data, ifMatch),
    );
    return { ...(await brandingDocument(app, app.db, who)), activity };
  });

  route('PATCH /me/branding/relationships/themes', async (app, { who, body }) => {
    const switches = body.data.map(({ id, attributes }) => ({ id, enabled: attributes.enabled }));
    const activity = await inTransaction(app, (db) => switchThemes(db, contextOf(app, who), switches));
    return { ...(await brandingDocument(app, app.db, who)), activity };
  });

  route('POST /me/branding/themes', async (app, { who, body }) => {
    assertNoClientIds([['/data/id', body.data.id]]);
    const { id, activity } = await inTransaction(app, (db) =>
      createTheme(db, contextOf(app, who), body.data.attributes),
    );
    const location = `${API}/me/branding/themes/${id}`;
    return { ...(await themeDocument(app, app.db, who, id)), location, activity };
  });

  route('GET /me/branding/themes/{theme}', (app, { who, params }) =>
    themeDocument(app, app.db, who, params.theme),
  );

  route('PATCH /me/branding/themes/{theme}', async (app, { who, params, body, ifMatch }) => {
    const { theme: id } = params;
    assertSameId(body.data.id, id);
    const activity = await inTransaction(app, (db) =>
      updateTheme(db, contextOf(app, who), id, body.data.attributes, ifMatch),
    );
    return { ...(await themeDocument(app, app.db, who, id)), activity };
  });

  route('DELETE /me/branding/themes/{theme}', async (app, { who, params, ifMatch }) => ({
    activity: await inTransaction(app, (db) => deleteTheme(db, contextOf(app, who), params.theme, ifMatch)),
  }));
}
