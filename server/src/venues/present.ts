import type { FailedBranch, SyncFailure } from '@sofra/contract/sync/sync';
import { SITE_DOMAINS } from '@sofra/contract/venues/venues';
import { type Selectable, sql } from 'kysely';
import { API } from '../api/path.ts';
import type { AppContext } from '../platform/app-context.ts';
import { jsonList } from '../platform/database/json-lists.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { ALL, isUnpaged, type PageQuery, pageFacts, pageOf } from '../platform/http/paging.ts';

type Written = 'created_at' | 'updated_at' | 'deleted_at';
type Hidden = Written | 'account_id' | 'logo_id' | 'welcome_screen_id' | 'next_number' | 'live_version';

/** A venue with its children, as its presentation needs it. */
type VenueRow = Omit<Selectable<Tables['venues']>, Hidden> & {
  unpublished: { calls: number; version: number };
  children: { id: string; name: string; branch: string | null }[];
  sync: SyncRow | null;
};

/** The stored times of a venue's sync, and its last failure. */
type SyncRow = {
  sync_type: string;
  sync_at: string | null;
  publish_type: string;
  publish_at: string | null;
  scheduled: boolean;
  failure: SyncFailure | null;
  failed_at: string | null;
  failed_branches: FailedBranch[];
  retry_at: string | null;
  succeeded_at: string | null;
};

/** "Name, Branch" (rule 21). */
export const fullName = ({ name, branch }: { name: string; branch: string | null }) =>
  branch ? `${name}, ${branch}` : name;

const childrenOf = (parentId: string | undefined) => (parentId ? sql`and v.parent_id = ${parentId}` : sql``);

/** Venues of an account, or the branches of one: one, or a page of them in the order in which they were made. */
async function venueRows(
  db: Db,
  accountId: string,
  wanted: { id: string } | { offset: number; limit: number; parentId?: string | undefined },
): Promise<VenueRow[]> {
  const where = 'id' in wanted ? sql`and v.id = ${wanted.id}` : childrenOf(wanted.parentId);
  const page = 'id' in wanted ? sql`` : sql`limit ${wanted.limit}::int offset ${wanted.offset}::int`;
  const { rows } = await sql<VenueRow>`
    select v.id, v.parent_id, v.name, v.branch, v.slug, v.phone, v.cuisine, v.time_zone, v.default_locale, v.extra_locales,
      v.map, v.external_profiles, v.check_again_months, v.publication_number, v.published_at, v.version,
      (select json_build_object('calls', count(*), 'version', coalesce(max(a.number), 0)) from activity a
        where a.venue_id = v.id and not a.published) as unpublished,
      ${jsonList(sql`select json_build_object('id', c.id, 'name', c.name, 'branch', c.branch)
        from venues c where c.parent_id = v.id and c.deleted_at is null order by c.created_at, c.id`)} as children,
      (select json_build_object('sync_type', y.sync_type, 'sync_at', y.sync_at, 'publish_type', y.publish_type,
        'publish_at', y.publish_at, 'scheduled', y.scheduled, 'failure', y.failure, 'failed_at', y.failed_at,
        'failed_branches', y.failed_branches, 'retry_at', y.retry_at, 'succeeded_at', y.succeeded_at)
        from venue_syncs y where y.venue_id = v.id) as sync
    from venues v where v.account_id = ${accountId} and v.deleted_at is null ${where}
    order by v.created_at, v.id ${page}`.execute(db);
  return rows;
}

const SITES = Object.keys(SITE_DOMAINS) as (keyof typeof SITE_DOMAINS)[];

const NOWHERE = {
  address: null,
  city: null,
  state: null,
  country: null,
  country_code: null,
  latitude: null,
  longitude: null,
};

const instant = (at: string | null) => at && new Date(at).toISOString();

/** The failure of a venue's last scheduled run; a branch that has left since is not named. */
function syncFailure({ children, sync }: VenueRow) {
  if (!sync?.failure) return null;
  const branches = sync.failed_branches.flatMap(({ id, error }) => {
    const branch = children.find((child) => child.id === id);
    return branch ? [{ id, full_name: fullName(branch), error }] : [];
  });
  return { at: instant(sync.failed_at), reason: sync.failure, retry_at: instant(sync.retry_at), branches };
}

/** A venue's sync as the wire shows it; until one is set up nothing runs and nothing is scheduled (rule 17). */
function syncSettings(venue: VenueRow) {
  const { children, sync } = venue;
  return {
    child_ids: children.map(({ id }) => id),
    sync_schedule: { type: sync?.sync_type ?? 'manual', date: instant(sync?.sync_at ?? null) },
    publish_schedule: { type: sync?.publish_type ?? 'manually', date: instant(sync?.publish_at ?? null) },
    scheduled: sync?.scheduled ?? false,
    failure: syncFailure(venue),
    succeeded_at: instant(sync?.succeeded_at ?? null),
  };
}

/** A venue as the wire shows it, with its children's names. */
async function presentVenue(app: AppContext, row: VenueRow) {
  const { children } = row;
  const draft = { venueId: row.id, ...row.unpublished, publication: row.publication_number };
  const data = {
    type: 'venues',
    id: row.id,
    attributes: {
      name: row.name,
      branch: row.branch,
      full_name: fullName(row),
      slug: row.slug,
      role: row.parent_id ? 'slave' : 'master',
      time_zone: row.time_zone,
      phone: row.phone,
      cuisine: row.cuisine,
      default_locale: row.default_locale,
      extra_locales: row.extra_locales,
      map: { ...NOWHERE, ...row.map },
      external_profiles: Object.fromEntries(SITES.map((site) => [site, row.external_profiles[site] ?? null])),
      check_again_months: row.check_again_months,
      sync_settings: syncSettings(row),
      unpublished_changes: await app.countUnpublished(draft),
      published_at: row.published_at?.toISOString() ?? null,
      publication_number: row.publication_number,
      menu_url: `${app.urls.menus}/m/${row.slug}`,
    },
    relationships: {
      parent: { data: row.parent_id ? { type: 'venues', id: row.parent_id } : null },
      children: { data: children.map(({ id }) => ({ type: 'venues', id })) },
      menus: { links: { related: `${API}/me/menus` } },
    },
  };
  const included = children.map((child) => ({
    type: 'venues',
    id: child.id,
    attributes: { full_name: fullName(child) },
  }));
  return { data, included };
}

/** The document of one venue of an account. Refuses with `not_found`. */
export async function venueDocument(app: AppContext, accountId: string, id: string) {
  const [row] = await venueRows(app.db, accountId, { id });
  return row ? { document: await presentVenue(app, row), version: row.version } : refuse('not_found');
}

/** The list of an account's venues at a path, or of the branches of one; all of them where no page is asked for. */
export async function venueList(
  app: AppContext,
  accountId: string,
  query: PageQuery,
  path: string,
  parentId?: string,
) {
  const rowsOf = (page: typeof ALL) => venueRows(app.db, accountId, { ...page, parentId });
  const rows = await rowsOf(isUnpaged(query) ? ALL : pageOf(query));
  const shown: Awaited<ReturnType<typeof presentVenue>>[] = [];
  for (const row of rows) shown.push(await presentVenue(app, row));
  const list = { data: shown.map(({ data }) => data), included: shown.flatMap(({ included }) => included) };
  if (isUnpaged(query)) return { document: list };
  const { length } = await rowsOf(ALL);
  return { document: { ...list, ...pageFacts(path, query, length) } };
}
