import { Button, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { instantWords } from '../ui/format/dates.ts';
import { FailedList } from '../ui/lists/list-states.tsx';
import type { PublishedVenue } from './code-queries.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './links.module.css';
import { type PreviewLink, previewsQuery, useMakePreview, useRevokePreview } from './preview-queries.ts';

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
