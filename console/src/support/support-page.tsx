import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { isSiteless, profileQuery } from '../accounts/profile.ts';
import { TableSkeleton } from '../ui/lists/data-table.tsx';
import { FailedList } from '../ui/lists/list-states.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { SitesList } from './sites-list.tsx';
import styles from './support.module.css';

/** Support: for an owner the invitation, for support itself the accounts that have invited it (rule 15). */
export function SupportPage(list: ComponentProps<typeof SitesList>) {
  const { data, error, refetch } = useQuery(profileQuery);
  if (data) return isSiteless(data) ? <SitesList {...list} /> : <InvitationCard person={data} />;
  return (
    <div className={styles.sheet}>
      {error ? <FailedList error={error} onRetry={refetch} /> : <TableSkeleton rows={3} />}
    </div>
  );
}
