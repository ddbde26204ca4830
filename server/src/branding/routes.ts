import { assertNoClientIds } from '../api/client-ids.ts';
import { API } from '../api/path.ts';
import type { Route } from '../api/route.ts';
import { operate } from '../catalogue/action-context.ts';
import { refuse } from '../platform/http/answer.ts';
import { createTheme, deleteTheme, switchThemes, updateBranding, updateTheme } from './change-branding.ts';
import { brandingDocument, themeDocument } from './present.ts';

function assertSameId(sent: string | undefined, expected: string): void {
  if (sent !== undefined && sent !== expected) refuse('id_mismatch', { pointer: '/data/id' });
}

/** Routes of a venue's look: logo, welcome picture and themes. */
export function brandingRoutes(route: Route): void {
  route('GET /me/branding', (app, { who }) => brandingDocument(app, app.db, who));

  route('PATCH /me/branding', async (app, { who, body, ifMatch }) => {
    assertSameId(body.data.id, who.venue.id);
    const activity = await operate(app, who, (db, context) =>
      updateBranding(db, context, body.data, ifMatch),
    );
    return { ...(await brandingDocument(app, app.db, who)), activity };
  });

  route('PATCH /me/branding/relationships/themes', async (app, { who, body }) => {
    const switches = body.data.map(({ id, attributes }) => ({ id, enabled: attributes.enabled }));
    const activity = await operate(app, who, (db, context) => switchThemes(db, context, switches));
    return { ...(await brandingDocument(app, app.db, who)), activity };
  });

  route('POST /me/branding/themes', async (app, { who, body }) => {
    assertNoClientIds([['/data/id', body.data.id]]);
    const { id, activity } = await operate(app, who, (db, context) =>
      createTheme(db, context, body.data.attributes),
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
    const activity = await operate(app, who, (db, context) =>
      updateTheme(db, context, id, body.data.attributes, ifMatch),
    );
    return { ...(await themeDocument(app, app.db, who, id)), activity };
  });

  route('DELETE /me/branding/themes/{theme}', async (app, { who, params, ifMatch }) => ({
    activity: await operate(app, who, (db, context) => deleteTheme(db, context, params.theme, ifMatch)),
  }));
}
