import type { Level } from '@sofra/contract/catalogue/levels';
import { settingsWrite } from '@sofra/contract/catalogue/settings-record';
import type { Locale } from '@sofra/contract/languages/locales';
import { SCHEDULE } from '@sofra/contract/limits';
import {
  type PeriodicData,
  type ScheduleDay,
  type ScheduleType,
  type SpecificData,
  usualWeek,
  WEEKDAYS,
} from '@sofra/contract/schedules/schedules';
import type { FieldErrors } from '../forms/field-errors.ts';
import { brokenRules, recordProblems } from '../forms/rules.ts';
import type { Written } from './record-body.ts';
import type { SentSchedule } from './schedule-words.ts';
import { readTime } from './times.ts';

/** A moment on the venue's clocks, as its two fields hold it. */
type MomentDraft = { date: string; time: string };

/** The values of the schedule's dialog: every kind at once, so that looking at another kind loses nothing. */
export type ScheduleDraft = {
  type: ScheduleType;
  all_day: boolean;
  from: MomentDraft;
  to: MomentDraft;
  week: PeriodicData;
};

const momentOf = (text: string, usualTime: string): MomentDraft => ({
  date: text.slice(0, 10),
  time: text.slice(11, 16) || usualTime,
});

/** The draft of a schedule; `today` is the venue's date (`YYYY-MM-DD`), which a new span is all of (rule 84). */
export function scheduleDraft(sent: SentSchedule | null, today: string): ScheduleDraft {
  const data = sent?.schedule_data ?? undefined;
  const span = data && 'all_day' in data ? (data as SpecificData) : { all_day: true, from: today, to: today };
  return {
    type: sent?.schedule_type ?? 'always',
    all_day: span.all_day,
    from: momentOf(span.from, SCHEDULE.from),
    to: momentOf(span.to, SCHEDULE.to),
    week: data && !('all_day' in data) ? (data as PeriodicData) : usualWeek(),
  };
}

/** Whether a day's end is the earlier time, so that it can be one of the next day (rule 27). */
export function mayEndNextDay({ from, to }: ScheduleDay): boolean {
  return readTime(to) <= readTime(from);
}

function weekOf(week: PeriodicData): PeriodicData {
  const days = WEEKDAYS.map((key): [string, ScheduleDay] => {
    const day = week[key];
    const overnight = day.overnight && mayEndNextDay(day);
    return [key, { enabled: day.enabled, from: readTime(day.from), to: readTime(day.to), overnight }];
  });
  return Object.fromEntries(days) as PeriodicData;
}

/** The draft as it travels, rules kept or not. */
export function sentSchedule(draft: ScheduleDraft): SentSchedule {
  const { type, all_day } = draft;
  if (type === 'always') return { schedule_type: type, schedule_data: null };
  if (type === 'periodic') return { schedule_type: type, schedule_data: weekOf(draft.week) };
  const moment = ({ date, time }: MomentDraft) => (all_day ? date : `${date} ${readTime(time)}`);
  const data = { all_day, from: moment(draft.from), to: moment(draft.to) };
  return { schedule_type: type, schedule_data: data };
}

/** The record that saves a schedule. */
export function scheduleBody(level: Level, draft: ScheduleDraft): Written {
  return {
    type: level,
    relationships: { settings: { data: { type: 'settings', attributes: sentSchedule(draft) } } },
  };
}

/** The field that a problem of a draft belongs to (`to.date`, `week.0.from`): of a moment its date, unless it is about the time. */
export function scheduleField(
  pointer: string,
  code: string,
  { type, from, to }: ScheduleDraft,
): string | undefined {
  const path = /\/schedule_data\/(.+)$/.exec(pointer)?.[1]?.replaceAll('/', '.');
  if (path === undefined) return undefined;
  if (type === 'periodic') return `week.${path}`;
  const isOfTime =
    code === 'schedule_time_invalid' || (code === 'schedule_end_not_after_start' && from.date === to.date);
  return `${path}.${isOfTime ? 'time' : 'date'}`;
}

/** The rules that a draft breaks before it is sent: the contract's own, for what would be (rule 27). */
export function brokenScheduleRules(draft: ScheduleDraft, locale: Locale): FieldErrors {
  const problems = recordProblems(settingsWrite, { type: 'settings', attributes: sentSchedule(draft) });
  return brokenRules(problems, { fieldOf: (pointer, code) => scheduleField(pointer, code, draft), locale });
}
