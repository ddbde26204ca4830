import { z } from 'zod';
import { broken, lines } from '../api/fields.ts';
import { record, resource, toMany } from '../api/jsonapi.ts';
import { TEXT } from '../limits.ts';
import { periodicDataSchema, type Schedule, specificDataSchema } from '../schedules/schedules.ts';

/** The uses of a picture. */
const RESOURCE_TYPES = ['photo', 'logo', 'welcome_screen', 'background'] as const;

/** A picture's use: `photo`, `logo`, `welcome_screen` or `background`. */
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** A picture as a record refers to it. */
export const attachment = resource(
  'attachments',
  {
    position: z.int(),
    resource_type: z.enum(RESOURCE_TYPES),
    resource_url: z.string(),
    preview_resource_url: z.string(),
    // Only the demo menu's pictures carry one, so that sign-up can use them.
    signed_id: z.string().optional(),
  },
  {},
);

/** The fields that set a picture (`resource`: a signed id) or clear it (an empty one, or `_destroy`). */
export const pictureFields = <T extends ResourceType>(use: T) => ({
  // The place says what the picture is for, so its kind need not be said.
  resource_type: z.literal(use).optional(),
  resource: z.string().max(500).optional(),
  _destroy: z.boolean().optional(),
});

/** Sets or clears the picture of one use. */
export const pictureWrite = <T extends ResourceType>(use: T) =>
  record('attachments', pictureFields(use)).check(({ value, issues }) => {
    const { resource, _destroy } = value.attributes;
    if (resource === undefined && !_destroy)
      issues.push({ ...broken('required'), input: value, path: ['attributes', 'resource'] });
  });

/** Sets or clears a record's photo. */
export const attachmentWrite = pictureWrite('photo');

/** The attributes of an attachment write. */
export type AttachmentWrite = Pick<z.output<typeof attachmentWrite>['attributes'], 'resource' | '_destroy'>;

const scheduleType = z.enum(['always', 'specific', 'periodic']);

/** The wire's view of a record's description, note, schedule and photo (rule 32). */
export const settings = resource(
  'settings',
  {
    description: z.string(),
    note: z.string(),
    schedule_type: scheduleType,
    schedule_data: z.union([specificDataSchema, periodicDataSchema]).nullable(),
    preview_photo_url: z.string().nullable(),
  },
  { attachments: toMany('attachments') },
);

const bareAttachments = z
  .array(
    z.preprocess(
      (given) =>
        given !== null && typeof given === 'object' && 'attributes' in given
          ? given
          : { type: 'attachments', attributes: given },
      attachmentWrite,
    ),
  )
  .max(1);

type SentSchedule = { schedule_type?: Schedule['type']; schedule_data?: Record<string, unknown> | null };

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
// A form may send the times of a schedule that it no longer uses, and nothing deeper.
const unread = z.record(z.string(), z.union([plain, z.record(z.string(), plain)])).nullish();

/** Reads the pair `schedule_type` and `schedule_data` as one schedule, or reports what is wrong with either. */
function readSchedule(sent: SentSchedule, context: z.core.$RefinementCtx): Schedule | undefined {
  const { schedule_type: type, schedule_data: data } = sent;
  if (type === undefined) {
    if (data) context.issues.push({ ...broken('required'), input: sent, path: ['schedule_type'] });
    return undefined;
  }
  if (type === 'always') {
    if (!unread.safeParse(data).success)
      context.issues.push({ ...broken('invalid_type'), input: data, path: ['schedule_data'] });
    return { type };
  }
  const schema = type === 'specific' ? specificDataSchema : periodicDataSchema;
  const read = schema.safeParse(data ?? undefined);
  if (read.success) return { type, data: read.data } as Schedule;
  // Each kind of issue has an input of its own type, which the compiler does not see to be this one.
  for (const issue of read.error.issues) {
    const told = { ...issue, input: data, path: ['schedule_data', ...issue.path] };
    context.issues.push(told as z.core.$ZodRawIssue);
  }
  return undefined;
}

/** Settings written inside their record; attachments are accepted among the attributes too (`docs/api.md`). */
export const settingsWrite = z.strictObject({
  type: z.literal('settings'),
  id: z.string().optional(),
  attributes: z
    .strictObject({
      description: lines(TEXT.description).optional(),
      note: lines(TEXT.note).optional(),
      schedule_type: scheduleType.optional(),
      schedule_data: z.record(z.string(), z.unknown()).nullable().optional(),
      attachments: bareAttachments.optional(),
    })
    .transform(({ schedule_type, schedule_data, ...sent }, context) => {
      const schedule = readSchedule({ schedule_type, schedule_data }, context);
      return { ...sent, ...(schedule && { schedule }) };
    })
    .prefault({}),
  relationships: z
    .strictObject({ attachments: z.strictObject({ data: z.array(attachmentWrite).max(1) }) })
    .partial()
    .optional(),
});
