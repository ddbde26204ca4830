import { Button, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api.ts';
import { copyText } from '../platform/clipboard.ts';
import { flatten } from '../platform/flatten.ts';
import { i18n } from '../platform/i18n.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { instantWords } from '../ui/format/dates.ts';
import { FailedList } from '../ui/lists/list-states.tsx';
import type { PublishedVenue } from './code-queries.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './links.module.css';

const PREVIEWS = ['previews'] as const;

/** The living links to the draft of a venue, the newest first. */
const previewsQuery = (venueId: string) =>
  queryOptions({
    queryKey: [...PREVIEWS, venueId],
    queryFn: async ({ signal }) => flatten(await api('GET /me/venue/previews', { signal })),
  });

/** A link to the draft. */
type PreviewLink = Awaited<ReturnType<NonNullable<ReturnType<typeof previewsQuery>['queryFn']>>>[number];

/** Whether a text could be copied; a browser may not let us, once it has waited for the server. */
const isCopied = (text: string) =>
  copyText(text).then(
    () => true,
    () => false,
  );

/** Makes a link to the draft and copies it. */
function useMakePreview() {
  return useMutation({
    mutationFn: async () => {
      const body = { data: { type: 'previews' as const, attributes: {} } };
      const link = flatten(await api('POST /me/venue/previews', { body }));
      return isCopied(link.url);
    },
    meta: {
      stale: [PREVIEWS],
      notice: (_: undefined, copied: boolean) => i18n.t(copied ? 'previews.made' : 'previews.notCopied'),
    },
  });
}

/** Takes a link to the draft back. */
function useRevokePreview() {
  return useMutation({
    mutationFn: ({ id }: { id: string }) => api('DELETE /me/venue/previews/{preview}', { preview: id }),
    meta: { stale: [PREVIEWS], notice: () => i18n.t('previews.revoked') },
  });
}

type LinkProps = { link: PreviewLink; zone: string; revoke: ReturnType<typeof useRevokePreview> };

function OneLink({ link: { id, url, actor, support_actor: support, until }, zone, revoke }: LinkProps) {
  const { t, i18n } = useTranslation();
  const readOnly = useReadOnly();
  const end = instantWords(until, i18n.language, zone);
  return (
    <li>
      <TextInput
        readOnly
        dir="ltr"
        value={url}
        aria-label={t('previews.link', { until: end })}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className={styles.facts}>{t('previews.facts', { name: support ?? actor ?? '', until: end })}</p>
      <div className={styles.actions}>
        <CopyButton address={url} label={t('previews.copy', { until: end })} />
        <Button
          {...readOnly}
          variant="subtle"
          color="red"
          loading={revoke.isPending && revoke.variables.id === id}
          aria-label={t('previews.revokeOf', { until: end })}
          onClick={() => revoke.mutate({ id })}
        >
          {t('previews.revoke')}
        </Button>
      </div>
    </li>
  );
}

/** Links that show the draft to colleagues: those that live, and the way to one more. */
export function Links({ venue }: { venue: Pick<PublishedVenue, 'id' | 'time_zone'> }) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  const { data: links = [], isPending, error, refetch } = useQuery(previewsQuery(venue.id));
  const make = useMakePreview();
  const revoke = useRevokePreview();
  const section = useRef<HTMLElement>(null);
  const count = links.length;
  useEffect(() => {
    // The button that asked for the links has gone, or that of a link, and the focus with it.
    if (count >= 0 && document.activeElement === document.body) section.current?.focus();
  }, [count]);
  useEffect(() => {
    if (!isPending) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isPending]);
  return (
    <section ref={section} tabIndex={-1} className={styles.links} aria-label={t('previews.title')}>
      <h3>{t('previews.title')}</h3>
      <p>{t('previews.text')}</p>
      <Button
        {...readOnly}
        variant="default"
        leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
        loading={make.isPending}
        onClick={() => make.mutate()}
      >
        {t('previews.make')}
      </Button>
      {error && <FailedList error={error} onRetry={refetch} />}
      {links.length > 0 && (
        <ul aria-label={t('previews.list')}>
          {links.map((link) => (
            <OneLink key={link.id} link={link} zone={venue.time_zone} revoke={revoke} />
          ))}
        </ul>
      )}
    </section>
  );
}
