import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AddMark, CurrentMark, type VenueListProps, VenueName } from './venue-option.tsx';

/** A few venues, as a menu. */
export function VenueMenu({ button, venues, current, onChoose, onAdd }: VenueListProps) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {venues.map((venue) => (
          <Menu.Item
            key={venue.id}
            aria-current={venue.id === current}
            leftSection={<CurrentMark isCurrent={venue.id === current} />}
            onClick={() => onChoose(venue.id)}
          >
            <VenueName venue={venue} />
          </Menu.Item>
        ))}
        {venues.length > 0 && <Menu.Divider />}
        <Menu.Item leftSection={<AddMark />} onClick={onAdd}>
          {t('frame.addVenue')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
