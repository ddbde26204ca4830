import { Button } from '@mantine/core';
import type { Locale } from '@sofra/contract/languages/locales';
import { IconBuildingStore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../forms/conflict-dialog.tsx';
import { KeptOffer } from '../forms/kept-offer.tsx';
import type { Conflict } from '../forms/save-over.ts';
import { LeaveQuestion, useUnsavedChanges } from '../ui/dialogs/unsaved-changes.tsx';
import { ReadOnlyFields, useReadOnly } from '../ui/feedback/read-only.tsx';
import { languageName } from '../ui/format/language-name.ts';
import sheets from '../ui/layout/sheets.module.css';
import { TableSkeleton } from '../ui/lists/data-table.tsx';
import { FailedList } from '../ui/lists/list-states.tsx';
import { DeleteVenue } from './delete-venue.tsx';
import { PlaceFields } from './place-fields.tsx';
import { Basics, Checks, Languages, Links, PublicAddress } from './venue-fields.tsx';
import { useVenueForm, type VenueForm } from './venue-form.ts';
import styles from './venue-page.module.css';
import type { VenueValues } from './venue-values.ts';
import { type Venue, venueQuery, venuesQuery } from './venues.ts';

type Props = {
  /** Whether it is a new venue that the form makes. */
  isNew: boolean;
  /** The block of a main venue's branches, which another module brings. */
  sync?: ReactNode;
  onCreated: () => void;
  onDeleted: () => void;
};

/** The labels of the form's fields, by their names. */
function useLabels() {
  const { t } = useTranslation();
  return (name: string): string =>
    ({
      name: t('venueForm.name'),
      branch: t('venueForm.branch'),
      phone: t('phone.label'),
      cuisine: t('venueForm.cuisine'),
      address: t('venueForm.address'),
      city: t('venueForm.city'),
      state: t('venueForm.state'),
      country: t('venueForm.country'),
      point: t('venueForm.pin'),
      time_zone: t('venueForm.zone'),
      default_locale: t('venueForm.mainLanguage'),
      extra_locales: t('venueForm.extraLanguages'),
      slug: t('venueForm.slug'),
      check_again_months: t('venueForm.checkAgain'),
    })[name] ?? t(`venueForm.sites.${name as 'zomato'}`);
}

/** The words for a part of the form that two people have changed. */
function useConflictParts() {
  const { t, i18n } = useTranslation();
  const label = useLabels();
  const language = (code: Locale) => languageName(code, i18n.language);
  const words = (name: keyof VenueValues, values: VenueValues): string => {
    const value = values[name];
    if (name === 'default_locale') return language(values.default_locale);
    if (name === 'extra_locales')
      return values.extra_locales.map(language).join(', ') || t('saving.conflict.nothing');
    if (name === 'check_again_months')
      return values.check_again_months
        ? t('venueForm.checkMonths', { count: values.check_again_months })
        : t('venueForm.checkNever');
    if (name === 'point' && values.point) return `${values.point.latitude}, ${values.point.longitude}`;
    return typeof value === 'string' && value ? value : t('saving.conflict.nothing');
  };
  return ({ parts, mine, theirs }: Conflict<VenueValues>) =>
    (parts as (keyof VenueValues)[]).map((name) => ({
      name,
      label: label(name),
      mine: words(name, mine),
      theirs: words(name, theirs),
    }));
}

function BranchNotice({ venue }: { venue: Venue }) {
  const { t } = useTranslation();
  const { data: venues = [] } = useQuery(venuesQuery);
  if (venue.role !== 'slave') return null;
  const main = venues.find(({ id }) => id === venue.parent?.id)?.full_name;
  return (
    <div role="note" className={styles.notice}>
      <IconBuildingStore size={22} stroke={1.75} aria-hidden />
      <p>
        <b>{main ? t('venueForm.branchOf', { name: main }) : t('venueForm.branchNotice')}</b>{' '}
        {t('venueForm.branchText')}
      </p>
    </div>
  );
}

/**
 * The button that saves, and says which fields are not right yet. That of a new venue waits until all are (rule 70); of a
 * known one all that is right is saved.
 */
function Foot({ form, isNew }: { form: VenueForm; isNew: boolean }) {
  const { t, i18n } = useTranslation();
  const readOnly = useReadOnly();
  const label = useLabels();
  const { isChanged, isValid, isBusy, wrong } = form;
  const fields = new Intl.ListFormat(i18n.language).format(wrong.map(label));
  return (
    <div className={sheets.foot}>
      <p role="status" className={sheets.waiting}>
        {readOnly.title ?? (isChanged && fields !== '' && t('venueForm.invalid', { fields }))}
      </p>
      <Button
        type="submit"
        loading={isBusy}
        disabled={!isChanged || (isNew && !isValid) || readOnly.disabled}
      >
        {t(isNew ? 'venueForm.create' : 'venueForm.save')}
      </Button>
    </div>
  );
}

function Form({ venue, isNew, sync, onCreated, onDeleted }: Props & { venue: Venue }) {
  const form = useVenueForm({ venue, isNew, onCreated });
  const { kept, conflict } = form;
  const leaving = useUnsavedChanges(form.isChanged);
  const conflictParts = useConflictParts();
  const base = venue.menu_url.slice(0, venue.menu_url.length - venue.slug.length);
  return (
    <>
      <KeptOffer {...kept} />
      {!isNew && <BranchNotice venue={venue} />}
      <form {...form.props} className={styles.form}>
        <ReadOnlyFields>
          <div className={sheets.page}>
            <Basics form={form} />
            <PlaceFields form={form} />
            <Languages form={form} />
            <Links form={form} />
            <Checks form={form} />
            <PublicAddress form={form} base={base} isNew={isNew} />
          </div>
        </ReadOnlyFields>
        <Foot form={form} isNew={isNew} />
      </form>
      {!isNew && venue.role === 'master' && sync}
      {!isNew && <DeleteVenue venue={venue} onDeleted={onDeleted} />}
      <LeaveQuestion leaving={leaving} isKept={kept.isKept} />
      {conflict && (
        <ConflictDialog
          title={venue.full_name}
          parts={conflictParts(conflict)}
          onResolve={form.resolveConflict}
          onClose={form.leaveConflict}
        />
      )}
    </>
  );
}

/** The page of the current venue, or of a new one (rule 70). */
export function VenuePage(props: Props) {
  const { t } = useTranslation();
  const { isNew } = props;
  const { data: venue, error, refetch } = useQuery(venueQuery);
  return (
    <>
      <h1 className={sheets.title}>{t(isNew ? 'venueForm.new' : 'pages.venue')}</h1>
      {isNew && <p className={styles.intro}>{t('venueForm.newText')}</p>}
      {venue ? (
        <div className={sheets.page}>
          <Form key={isNew ? 'new' : venue.id} {...props} venue={venue} />
        </div>
      ) : (
        <div className={`${sheets.sheet} ${styles.sheet}`}>
          {error ? <FailedList error={error} onRetry={refetch} /> : <TableSkeleton rows={6} />}
        </div>
      )}
    </>
  );
}
