import { UNTIL_OPENING } from '@sofra/contract/sold-out/sold-out';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { changeRecord } from '../catalogue/calls.ts';
import { linkTo, MENUS } from '../catalogue/levels.ts';
import type { Place } from '../catalogue/place.ts';
import { CHANGES, useTellFailure } from '../catalogue/queries.ts';
import { wantRecord } from '../catalogue/wanted-record.ts';
import { i18n } from '../platform/i18n.ts';
import { showFailure } from '../platform/notices.ts';
import { PATHS } from '../platform/paths.ts';
import { dialogShown, usePublish } from '../publishing/publish.ts';
import { useMarking } from '../sold-out/queries.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { venueQuery } from '../venues/venues.ts';
import { isFor, NAMED_PAGES, type NamedPage, namedBy, VERBS, type Verb, verbIn } from './commands.ts';
import { type Found, wayTo } from './found.ts';

/** A line of the search: a record to open, a page to go to, or something to do, to a record or not. */
export type Choice =
  | { kind: 'found'; key: string; found: Found }
  | { kind: 'page'; key: string; page: NamedPage }
  | { kind: 'act'; key: string; act: 'publish' | 'newMenu' }
  | { kind: 'verb'; key: string; verb: Verb; found: Found };

const ACTS = ['publish', 'newMenu'] as const;

/** The meanings of the typed words beside a title: pages, acts, and a verb with the title that follows it. */
export function useMeaning(typed: string) {
  const { t } = useTranslation();
  const isReadOnly = useReadOnly().disabled === true;
  const verbs = VERBS.map((verb) => [verb, t(`search.verbs.${verb}`)] as const);
  const acts = isReadOnly
    ? []
    : namedBy(
        typed,
        ACTS.map((act) => [act, t(`search.acts.${act}`)] as const),
      );
  const pages = namedBy(
    typed,
    NAMED_PAGES.map((page) => [page, t(`pages.${page}`)] as const),
  );
  const said: Choice[] = [
    ...acts.map((act): Choice => ({ kind: 'act', key: act, act })),
    ...pages.map((page): Choice => ({ kind: 'page', key: page, page })),
  ];
  return { said, asked: isReadOnly ? undefined : verbIn(typed, verbs) };
}

/** The choices of a verb for the records that its title may mean. */
export const verbChoices = (verb: Verb, found: readonly Found[]): Choice[] =>
  found
    .filter((one) => isFor(verb, one))
    .map((one) => ({ kind: 'verb', key: `${verb}${one.id}`, verb, found: one }));

/** Shows or hides a record. */
function useShowing() {
  return useMutation({
    mutationFn: ({ found, disabled }: { found: Found; disabled: boolean }) => {
      const place: Place = { level: found.record_type, above: found.path.map(({ id }) => id) };
      return changeRecord(place, found.id, { type: place.level, attributes: { disabled } });
    },
    onError: useTellFailure(),
    meta: {
      ...CHANGES,
      notice: ({ disabled }: { disabled: boolean }, { title }: { title: string }) =>
        i18n.t(disabled ? 'list.notices.off' : 'list.notices.on', { title }),
    },
  });
}

/** Does what is chosen in the search. */
export function useChoose() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data: venue } = useQuery(venueQuery);
  const publish = usePublish();
  const showing = useShowing();
  const marking = useMarking();
  const go = (to: LinkProps) => navigate(to);
  const createIn = (to: LinkProps) => void go(to).then(wantRecord, showFailure);
  const acts = {
    publish: () => {
      if (venue?.published_at) queries.setQueryData(dialogShown.queryKey, 'review');
      else publish.mutate(undefined);
    },
    newMenu: () => createIn(linkTo(MENUS)),
  };
  const mark = ({ id, title }: Found, soldOut: boolean) =>
    marking.mutate({ group: { ids: [id], title, sold_out: false }, soldOut, until: UNTIL_OPENING });
  const verbs: Record<Verb, (found: Found) => void> = {
    create: (found) => createIn(wayTo(found)),
    hide: (found) => showing.mutate({ found, disabled: true }),
    show: (found) => showing.mutate({ found, disabled: false }),
    soldOut: (found) => mark(found, true),
    back: (found) => mark(found, false),
  };
  return (choice: Choice) => {
    if (choice.kind === 'found') void go(wayTo(choice.found)).catch(showFailure);
    else if (choice.kind === 'page') void go({ to: PATHS[choice.page] } as LinkProps).catch(showFailure);
    else if (choice.kind === 'act') acts[choice.act]();
    else verbs[choice.verb](choice.found);
  };
}
