/** What a line must reach and what it should; ratios unless the unit says otherwise. */
export type Target = {
  title: string;
  unit: string;
  /** Whether more is better, as with requests per second, or less, as with bytes. */
  better: 'more' | 'less';
  must: number;
  stretch: number;
};

const MEGABYTE = 1_000_000;

const more = (title: string, unit: string, must: number, stretch: number): Target => ({
  title,
  unit,
  better: 'more',
  must,
  stretch,
});
const less = (title: string, unit: string, must: number, stretch: number): Target => ({
  title,
  unit,
  better: 'less',
  must,
  stretch,
});

/**
 * The milliseconds that bare node takes to start on the machine that the targets are of: a start in seconds is told as that
 * machine would have it, by bare node's beside it.
 */
export const BARE_START_MS = 115;

/** The targets by the keys of the lines, in the order of the report. */
export const TARGETS: Record<string, Target> = {
  pageBare: more('public menu page, brotli', 'of bare node', 0.85, 1),
  pageNginx: more('public menu page, brotli', 'of nginx', 0.6, 0.95),
  unchanged: more('the same, 304', 'of bare node', 0.85, 1),
  latency: less('its p99', '× bare node', 2, 1.3),
  weightEn: less('page of 200 items with pictures, English', 'bytes', 14_000, 11_500),
  weightAr: less('the same, Arabic', 'bytes', 18_000, 15_000),
  weightRu: less('the same, Russian', 'bytes', 18_000, 15_000),
  json: more('published menu as JSON', 'of bytes in memory', 0.4, 0.75),
  tree: more('whole menu tree, 200 items', 'of the floor', 0.4, 0.75),
  list: more('list of 5 menus', 'of the floor', 0.35, 0.6),
  depth: more('last page of 1,000 items against the first of 50', 'of the first', 0.9, 0.97),
  patch: more('PATCH an item', 'of the floor', 0.35, 0.6),
  reorder50: less('reorder 50 rows', '× the floor', 2.7, 1.5),
  reorder1000: less('reorder 1,000 rows', '× the floor', 3, 1.5),
  duplicate: less('duplicate a menu of 1,000 items', '× the floor', 10, 5),
  publish: less('publish 5 menus, 1,000 items, 3 languages, all pages given out', '× the floor', 4, 2),
  venuesTree: more('200 venues against 1: tree', 'of the 1-venue ratio', 0.9, 0.97),
  venuesPatch: more('200 venues against 1: PATCH', 'of the 1-venue ratio', 0.9, 0.97),
  memory: less('memory per 1,000 venues served', '× compressed bytes', 1.3, 1),
  startEmbedded: less('cold start, embedded database', 's where bare node takes 0.115', 0.9, 0.6),
  startServer: less('cold start, DATABASE_URL', '× bare node', 4, 2.5),
  idle: less('resident memory, idle, DATABASE_URL', 'MB', 101, 79),
  // 0.40 and 0.25 of the lightest peer's 6.8 s, 0.50 and 0.35 of its 6.3 s.
  consolePaint: less('console: largest paint of the login', 's', 2.72, 1.7),
  consoleList: less('console: list ready after the login', 's', 3.15, 2.2),
  packages: less('packages in production, without Node', 'MB', 171, 69),
};

/** Bytes as megabytes. */
export const megabytes = (bytes: number) => bytes / MEGABYTE;
