import { z } from 'zod';
import { type Call, type CallKey, paging, publicationNumber } from '../api/call.ts';
import { uuid } from '../api/fields.ts';
import { all, body, nothing, one, page } from '../api/jsonapi.ts';
import { venue, venueChild } from '../venues/venues.ts';
import { WHOLE_VENUE } from './draft-around.ts';
import { moment } from './moments.ts';
import { preview, previewWrite } from './previews.ts';
import { publicationChange } from './publication-changes.ts';
import { publication, publicationNote } from './publications.ts';
import { SIDES } from './sides.ts';

const aVenue = one(venue, [venueChild]);

/** A publication's document, which is no JSON:API. */
const document = z.unknown();

/** Changes since a publication, null before the first, and how many more there are than are listed. */
const comparison = all(publicationChange).extend({
  meta: z.strictObject({ publication: z.int().nullable(), left_out: z.int() }),
});

/** The calls of the draft, its review and its publication, and of publications. */
export const publishingCalls = {
  'GET /me/venue/draft': {
    summary:
      'The document that a publication would freeze now, whole or one menu; for a preview with signed pictures, and around one record',
    access: 'venue',
    query: z.strictObject({
      menu: uuid.optional(),
      around: z.union([uuid, z.literal(WHOLE_VENUE)]).optional(),
      pictures: z.literal('signed').optional(),
    }),
    status: 200,
    answer: document,
  },
  'GET /me/venue/moment': {
    summary:
      'What guests see at a moment, in the draft or live: hidden rows with their reasons, and the week',
    access: 'venue',
    query: z.strictObject({ of: z.enum(SIDES).default('draft'), at: z.string().max(40).optional() }),
    status: 200,
    answer: one(moment),
  },
  'GET /me/venue/changes': {
    summary:
      'What a publication would change for guests, by menu; a record that comes or goes stands for all in it',
    access: 'venue',
    status: 200,
    answer: comparison,
  },
  'DELETE /me/venue/changes/{change}': {
    summary: 'Gives a record of the review back what the newest publication has of it',
    access: 'venue',
    changes: true,
    records: true,
    status: 204,
    answer: nothing,
  },
  'PUT /me/venue/publish': {
    summary: 'Freezes the draft into the next numbered publication, if anything has changed',
    access: 'venue',
    heavy: true,
    changes: true,
    status: 200,
    answer: aVenue,
  },
  'GET /me/venue/publications': {
    summary: 'The publications of the venue, the newest first',
    access: 'venue',
    query: z.strictObject(paging()),
    status: 200,
    answer: page(publication),
  },
  'PATCH /me/venue/publications/{publication}': {
    summary: 'Writes the note of a publication',
    access: 'venue',
    changes: true,
    body: body(publicationNote),
    status: 200,
    answer: one(publication),
  },
  'GET /me/venue/publications/{publication}': {
    summary: 'A publication',
    access: 'venue',
    status: 200,
    answer: one(publication),
  },
  'GET /me/venue/publications/{publication}/document': {
    summary: 'The document of a publication, as its guests saw it',
    access: 'venue',
    status: 200,
    answer: document,
  },
  'GET /me/venue/publications/{publication}/changes': {
    summary:
      'What guests see otherwise in a publication than in an other one, which is the one before unless it is named',
    access: 'venue',
    query: z.strictObject({ since: publicationNumber.optional() }),
    status: 200,
    answer: comparison,
  },
  'POST /me/venue/publications/{publication}/restore': {
    summary: 'Makes the draft what a publication was, to be reviewed and published',
    access: 'venue',
    heavy: true,
    changes: true,
    records: true,
    status: 200,
    answer: aVenue,
  },
  'GET /me/venue/previews': {
    summary: 'The links that show the draft to whoever has them, the newest first',
    access: 'venue',
    status: 200,
    answer: all(preview),
  },
  'POST /me/venue/previews': {
    summary: 'Makes a link that shows the draft, as guests would see it, for seven days',
    access: 'venue',
    changes: true,
    body: body(previewWrite),
    status: 201,
    answer: one(preview),
  },
  'DELETE /me/venue/previews/{preview}': {
    summary: 'Takes a link to the draft back, which from then on shows nothing',
    access: 'venue',
    changes: true,
    status: 204,
    answer: nothing,
  },
} as const satisfies Record<CallKey, Call>;
