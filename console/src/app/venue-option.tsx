import { IconCheck, IconPlus } from '@tabler/icons-react';
import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedVenue } from '../venues/venues.ts';
import styles from './venue-option.module.css';

/** The properties of a list of venues. */
export type VenueListProps = {
  button: ReactElement<ComponentProps<'button'>>;
  venues: readonly ListedVenue[];
  /** The id of the current venue. */
  current: string;
  onChoose: (id: string) => void;
  onAdd: () => void;
};

/** The mark of the current one of several, such as a venue or a language; before the others its space. */
export const CurrentMark = ({ isCurrent }: { isCurrent: boolean }) =>
  isCurrent ? <IconCheck size={16} aria-hidden /> : <span className={styles.unmarked} />;

/** The mark of the entry that adds a venue. */
export const AddMark = () => <IconPlus size={16} aria-hidden />;

/** A venue's full name, and its role below. */
export function VenueName({ venue: { full_name, role } }: { venue: ListedVenue }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.name}>
        <bdi>{full_name}</bdi>
      </span>
      <span className={styles.role}>{t(`frame.roles.${role}`)}</span>
    </>
  );
}
