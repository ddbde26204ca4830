import { z } from 'zod';

// `on` is one proxy, `off` none.
const proxies = z
  .union(
    [z.enum(['on', 'off']).transform((word) => Number(word === 'on')), z.coerce.number()],
    'it is on, off, or how many proxies there are',
  )
  .pipe(z.int().min(0).max(9));

// Other characters of a host (`;`, `*`, quotes) have a meaning in a content-security policy.
const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

const NO_ADDRESS = 'this is no address that begins with http:// or https://';

/** A base address, used in links, pages and their policies. */
const origin = z
  .url({ protocol: /^https?$/, abort: true, error: NO_ADDRESS })
  .transform((url) => new URL(url))
  .refine(({ hostname }) => HOST.test(hostname), 'this is no name of a host')
  .refine((url) => !url.username && !url.password, 'a name and a password in it would be read by everybody')
  .refine(({ search, hash }) => !search && !hash, 'it ends before any question mark or #')
  .transform((url) => url.origin + url.pathname.replace(/\/+$/, ''));

const PLACEHOLDERS = ['{z}', '{x}', '{y}'];

/** The address of a map's tiles, whose host the console's policy admits. */
const tiles = z
  .url({ protocol: /^https?$/, abort: true, error: NO_ADDRESS })
  .refine((address) => HOST.test(new URL(address).hostname), 'this is no name of a host')
  .refine((address) => PLACEHOLDERS.every((part) => address.includes(part)), 'it needs {z}, {x} and {y}');

// A key stands in a header, where a space or a quote that was pasted along would be refused or told in an error.
const serviceKey = z
  .string()
  .regex(
    /^[\w.:~+/=-]{8,200}$/,
    'this is no key: 8 to 200 letters, digits and signs, without spaces and quotes',
  );

/** A folder, or a bucket and a folder in it. */
const folderOrBucket = z
  .string()
  .regex(/^(?!s3:)|^s3:\/\/[a-z0-9.-]+(\/[\w./-]*)?$/, 'this is no folder and no s3://bucket/folder');

// A template may have {slug} in its path or query, where `origin` allows none.
const webhook = z
  .url({ protocol: /^https?$/, abort: true, error: NO_ADDRESS })
  .refine((address) => !new URL(address).username && !new URL(address).password, 'it can have no password')
  .refine((address) => !/[\r\n\s]/.test(address), 'it can have no spaces');

/** A body of JSON, whose words may stand for what is purged. */
const jsonText = z.string().refine((text) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}, 'this is no JSON');

/** Headers as OpenTelemetry writes them: `name=value,name=value`, each value percent-encoded where it needs it. */
const headerList = z
  .string()
  .regex(/^[\w-]+=[\w.:~+/=%-]+(,[\w-]+=[\w.:~+/=%-]+)*$/, 'these are no headers: name=value,name=value')
  .refine((text) => !/%(?![2-7][\da-f])/i.test(text), 'a % stands before the two digits of a letter')
  .transform((text) =>
    Object.fromEntries(
      text.split(',').map((pair) => {
        const end = pair.indexOf('=');
        return [pair.slice(0, end), decodeURIComponent(pair.slice(end + 1))];
      }),
    ),
  );

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'this is no address that begins with postgres://' })
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  PUBLIC_URL: origin.optional(),
  MENU_BASE_URL: origin.optional(),
  SECRET: z.string().min(16).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'this is no address that begins with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]*$/, 'it has no e-mail address')
    .optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  GOOGLE_MAPS_KEY: z.string().min(1).optional(),
  GEOCODER_URL: origin.optional(),
  MAP_TILES_URL: tiles.default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  DEEPL_KEY: serviceKey.optional(),
  DEEPL_URL: origin.optional(),
  GOOGLE_TRANSLATE_KEY: serviceKey.optional(),
  GOOGLE_TRANSLATE_URL: origin.optional(),
  LIBRETRANSLATE_URL: origin.optional(),
  LIBRETRANSLATE_KEY: serviceKey.optional(),
  CHATWOOT_URL: origin.optional(),
  CHATWOOT_TOKEN: z.string().min(1).optional(),
  PUBLISH_TO: folderOrBucket.optional(),
  CDN_PURGE_URL: webhook.optional(),
  CDN_PURGE_METHOD: z.enum(['POST', 'PURGE', 'PUT', 'DELETE', 'GET']).default('POST'),
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/, 'this is no name of a header')
    .default('Authorization'),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(
      /^((Bearer|Basic|Token) )?[\w.:~+/=-]{8,200}$/,
      'this is no token: 8 to 200 letters, digits and signs',
    )
    .optional(),
  CDN_PURGE_BODY: jsonText.optional(),
  CACHE_MB: z.coerce.number().int().min(4).max(100_000).default(128),
  BACKUP_TO: folderOrBucket.optional(),
  BACKUP_HOURS: z.coerce.number().int().min(1).max(168).default(24),
  BACKUPS_KEPT: z.coerce.number().int().min(1).default(7),
  PUBLICATIONS_KEPT: z.coerce.number().int().min(2).optional(),
  TRUST_PROXY: proxies.default(0),
  METRICS_TOKEN: serviceKey.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: origin.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CLOCK_OFFSET: z.coerce.number().int().default(0),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
});

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

/** The settings that choose a translation service. */
const TRANSLATION_SERVICES = ['DEEPL_KEY', 'GOOGLE_TRANSLATE_KEY', 'LIBRETRANSLATE_URL'] as const;

const schema = settings.check(({ value, issues }) => {
  const complain = (name: string, message: string) =>
    issues.push({ code: 'custom', path: [name], input: undefined, message });
  if (!value.S3_ACCESS_KEY_ID !== !value.S3_SECRET_ACCESS_KEY)
    complain(
      value.S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID',
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together',
    );
  if (value.BACKUP_TO && value.DATABASE_URL)
    complain(
      'BACKUP_TO',
      'it is for the embedded database; have that of DATABASE_URL backed up by its own means',
    );
  for (const name of ['PUBLISH_TO', 'CDN_PURGE_URL'] as const)
    if (value[name] && !value.MENU_BASE_URL && !value.PUBLIC_URL)
      complain(name, 'it needs PUBLIC_URL or MENU_BASE_URL, the address at which guests find the menus');
  const [, ...others] = TRANSLATION_SERVICES.filter((name) => value[name]);
  for (const name of others) complain(name, `only one of ${TRANSLATION_SERVICES.join(', ')} can be set`);
});

/** The checked settings of an installation; default addresses are added when the port is known. */
export type Env = z.output<typeof schema>;

/** A setting that can't be used; its message is a sentence for the person who starts the server. */
export class SettingsError extends Error {}

/**
 * Reads the settings from environment variables, once, at the start (`docs/operating.md`, Settings).
 * An empty variable counts as none. Throws SettingsError with a sentence a setting.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const sentences = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`These settings cannot be used:\n  ${sentences.join('\n  ')}`);
}
