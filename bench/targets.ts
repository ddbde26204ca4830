/** A line's bound, and its stretch target if any. Where the unit ends with a peer's figure, bounds are shares of it. */
export type Target = readonly [title: string, unit: string, sign: '≥' | '≤', must: Bound, stretch: Bound];
type Bound = number | undefined;

/** The targets by the keys of the lines, in the order of the report. */
export const TARGETS: Record<string, Target> = {
  pageBare: ['public menu page, brotli', 'of bare node', '≥', 0.85, undefined],
  pageNginx: ['public menu page, brotli', 'of nginx', '≥', 0.6, 0.95],
  unchanged: ['the same, 304', 'of bare node', '≥', 0.85, 1],
  latency: ['its p99', '× bare node', '≤', 2, 1.3],
  'weight-en': ['page of 200 items with pictures, English', 'bytes', '≤', 14_000, 11_500],
  'weight-ar': ['the same, Arabic', 'bytes', '≤', 18_000, 15_000],
  'weight-ru': ['the same, Russian', 'bytes', '≤', 18_000, 15_000],
  tree: ['whole menu tree, 200 items', 'of the floor', '≥', 0.4, 0.6],
  json: ['published menu as JSON', 'of bytes in memory', '≥', 0.4, 0.75],
  list: ['list of 5 menus', 'of the floor', '≥', 0.25, 0.4],
  patch: ['PATCH an item', 'of the floor', '≥', 0.08, 0.12],
  reorder50: ['reorder 50 rows', '× the floor', '≤', 10, 6],
  reorder1000: ['reorder 1,000 rows', '× the floor', '≤', 4, 2.5],
  publish: ['publish 5 menus, 1,000 items, 3 languages', '× the floor', '≤', 4, 2],
  sync: ['sync 1,000 items, 3 languages, pictures', '× the floor', '≤', 10, undefined],
  syncSame: ['sync without changes', '× the floor', '≤', 3, undefined],
  visible: ['change to visible for guests', 'of the fastest peer’s 17 ms', '≤', 0.5, 0.35],
  venues: ['200 venues against 1', 'of the 1-venue ratio', '≥', 0.9, 0.97],
  memory: ['memory per 1,000 venues served', '× compressed bytes', '≤', 1.3, undefined],
  startEmbedded: ['cold start, embedded database', 's', '≤', 0.9, undefined],
  startServer: ['cold start, DATABASE_URL', '× bare node', '≤', 4, 2.5],
  idle: ['resident memory, idle, DATABASE_URL', 'of Payload’s 144 MB', '≤', 0.8, 0.55],
  packages: ['packages in production, without Node', 'of the lightest peer’s 686 MB', '≤', 0.25, 0.1],
  loginBytes: ['console: scripts and styles of the login, gzip', 'bytes', '≤', 160_000, 125_000],
  listBytes: ['console: the same of the list', 'bytes', '≤', 280_000, 220_000],
  loginPaint: ['console: largest paint of the login', 'of Payload’s 6.8 s', '≤', 0.4, 0.25],
  listReady: ['console: list ready after the login', 'of Payload’s 6.3 s', '≤', 0.5, 0.35],
};
