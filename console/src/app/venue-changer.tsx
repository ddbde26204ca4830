import { Menu, UnstyledButton } from '@mantine/core';
import { IconBuildingStore, IconCheck, IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../platform/notices.ts';
import { useVenueSwitch, venueQuery, venuesQuery } from '../venues/venues.ts';
import styles from './top-bar.module.css';

/** The current venue and the way to the others; alone it is only a name. Another venue begins at the first page. */
export function VenueChanger() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: venue } = useQuery(venueQuery);
  const { data: venues = [] } = useQuery(venuesQuery);
  const change = useVenueSwitch(() => navigate({ to: '/menus', search: {} }).catch(showFailure));
  // The space is reserved, so that nothing moves when it loads.
  if (!venue) return <span className={styles.place} data-venue />;
  const name = (
    <>
      <IconBuildingStore size={20} stroke={1.75} aria-hidden className={styles.store} />
      <span dir="auto" className={styles.venue}>
        {change.isPending ? t('frame.switching') : venue.full_name}
      </span>
    </>
  );
  if (venues.length < 2)
    return (
      <span className={styles.place} data-venue>
        {name}
      </span>
    );
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <UnstyledButton
          data-venue
          className={styles.button}
          aria-label={t('frame.venue', { name: venue.full_name })}
        >
          {name}
          <IconSelector size={16} aria-hidden className={styles.chevron} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {venues.map(({ id, full_name, role }) => (
          <Menu.Item
            key={id}
            aria-current={id === venue.id}
            leftSection={
              id === venue.id ? <IconCheck size={16} aria-hidden /> : <span className={styles.untick} />
            }
            onClick={() => id !== venue.id && change.mutate(id)}
          >
            <span className={styles.option}>{full_name}</span>
            <span className={styles.role}>{t(`frame.roles.${role}`)}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
