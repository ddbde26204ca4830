import type { Locale } from '@sofra/contract/languages/locales';
import { type FailedBranch, SYNC_FAILURES, type SyncFailure } from '@sofra/contract/sync/sync';
import { sql } from 'kysely';
import { z } from 'zod';
import { type InAll, letterOf } from '../../accounts/mails/words.ts';
import { personById } from '../../accounts/people.ts';
import type { Db } from '../../platform/database/tables.ts';
import { mailKind } from '../../platform/mail/mail.ts';

type Facts = {
  name: string;
  venue: string;
  reason: SyncFailure | 'again';
  branches: readonly (FailedBranch & { name: string })[];
};

const REASONS = {
  en: {
    disconnected: 'The e-mail address of the account is not confirmed yet, so nothing can be changed.',
    no_branches: 'The venue has no branch any more.',
    failed: 'Not all branches could be synced and published, and trying again did not help.',
    again:
      'Not all branches could be synced and published. We try again within minutes, and write once more if that does not help.',
  },
  ar: {
    disconnected: 'لم يُؤكَّد بعدُ البريد الإلكتروني للحساب، لذلك لا يمكن تغيير أي شيء.',
    no_branches: 'لم يعد لهذه المنشأة أي فرع.',
    failed: 'تعذّرت مزامنة بعض الفروع أو نشرها، ولم تنجح إعادة المحاولة.',
    again: 'تعذّرت مزامنة بعض الفروع أو نشرها. سنعيد المحاولة خلال دقائق، ونكتب إليك مرة أخرى إن لم تنجح.',
  },
  ru: {
    disconnected: 'Адрес электронной почты учётной записи ещё не подтверждён, поэтому менять ничего нельзя.',
    no_branches: 'У этого заведения больше нет филиалов.',
    failed: 'Не все филиалы удалось синхронизировать и опубликовать, повторные попытки не помогли.',
    again:
      'Не все филиалы удалось синхронизировать и опубликовать. Мы повторим попытку через несколько минут и напишем снова, если это не поможет.',
  },
} as const;

/** The advice to the owner. */
const WAYS_ON = {
  en: { confirm: 'Confirm it, and sync again.', again: 'You can sync again at any time.' },
  ar: { confirm: 'أكّده ثم أجرِ المزامنة من جديد.', again: 'يمكنك إجراء المزامنة من جديد في أي وقت.' },
  ru: {
    confirm: 'Подтвердите его и запустите синхронизацию снова.',
    again: 'Синхронизировать можно снова в любое время.',
  },
} as const;

/** Why a branch failed. */
const WHY = {
  en: {
    gone: 'it is no longer a branch',
    full: 'it has no room for all of the menus',
    internal: 'an error of ours; its menus are whole',
  },
  ar: { gone: 'لم يعد فرعًا', full: 'لا يتسع لكل القوائم', internal: 'خطأ من جانبنا، وقوائمه سليمة' },
  ru: {
    gone: 'это больше не филиал',
    full: 'в нём нет места для всех меню',
    internal: 'ошибка на нашей стороне; меню филиала целы',
  },
} as const;

/** The reasons of the errors that a rule refused; every other is our own. */
const REASON: Record<string, 'gone' | 'full'> = { venue_not_available: 'gone', no_room: 'full' };

/** The branches that failed, a line each. */
const lines = (branches: Facts['branches'], locale: Locale): string[] =>
  branches.map(({ name, error }) => `${name}: ${WHY[locale][REASON[error] ?? 'internal']}`);

const wayOn = (reason: Facts['reason']) => (reason === 'disconnected' ? 'confirm' : 'again');

const words: InAll<Facts> = {
  en: ({ name, venue, reason, branches }) => ({
    subject: 'A scheduled sync did not work',
    paragraphs: [
      `Hello ${name},`,
      `The scheduled sync of “${venue}” with its branches did not do all of its work.`,
      REASONS.en[reason],
      ...lines(branches, 'en'),
      WAYS_ON.en[wayOn(reason)],
    ],
    button: 'Open the venue',
  }),
  ar: ({ name, venue, reason, branches }) => ({
    subject: 'لم تنجح المزامنة المجدولة',
    paragraphs: [
      `مرحبًا ${name}،`,
      `لم تكتمل المزامنة المجدولة للمنشأة «${venue}» مع فروعها.`,
      REASONS.ar[reason],
      ...lines(branches, 'ar'),
      WAYS_ON.ar[wayOn(reason)],
    ],
    button: 'فتح المنشأة',
  }),
  ru: ({ name, venue, reason, branches }) => ({
    subject: 'Запланированная синхронизация не удалась',
    paragraphs: [
      `Здравствуйте, ${name}!`,
      `Запланированная синхронизация заведения «${venue}» с филиалами выполнена не полностью.`,
      REASONS.ru[reason],
      ...lines(branches, 'ru'),
      WAYS_ON.ru[wayOn(reason)],
    ],
    button: 'Открыть заведение',
  }),
};

const data = z.object({
  venueId: z.guid(),
  reason: z.enum(SYNC_FAILURES),
  // A mail of before the branches were named has none.
  branches: z.array(z.object({ id: z.guid(), error: z.string() })).prefault([]),
  isTriedAgain: z.boolean().prefault(false),
});

/** The names of venues by their ids. */
async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, concat_ws(', ', name, branch) as name from venues where id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Tells the owner that a scheduled sync has failed, for good or for the first time, and why. */
export const syncFailedMail = mailKind('sync-failed', data, async (app, mail) => {
  const { venueId, branches } = mail;
  const { rows } = await sql<{ owner_id: string; venue: string }>`
    select accounts.owner_id, concat_ws(', ', v.name, v.branch) as venue
    from venues v join accounts on accounts.id = v.account_id where v.id = ${venueId}`.execute(app.db);
  const [facts] = rows;
  const owner = facts && (await personById(app.db, facts.owner_id));
  if (!owner) return null;
  const ids = branches.map(({ id }) => id);
  const names = await namesOf(app.db, ids);
  const named = branches.map(({ id, error }) => ({ id, error, name: names.get(id) ?? '' }));
  const reason: Facts['reason'] = mail.isTriedAgain ? 'again' : mail.reason;
  const told = { name: owner.firstName, venue: facts.venue, reason, branches: named };
  return letterOf(words, owner, told, `${app.urls.public}/venue`);
});
