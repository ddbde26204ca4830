import { Skeleton } from '@mantine/core';
import { INTERFACE } from '@sofra/contract/limits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedList } from '../ui/lists/list-states.tsx';
import styles from './menu-dialog.module.css';

/** The drawing of an address's QR code; what draws it is fetched with the first one. */
const codeQuery = (address: string) =>
  queryOptions({
    queryKey: ['code', address],
    queryFn: async () => (await import('@sofra/contract/qr-path')).qrPath(address),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The QR code of an address: dark on white in both looks, for phones read no other. */
export function MenuCode({ address }: { address: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(codeQuery(address));
  if (error) return <FailedList error={error} onRetry={refetch} />;
  const side = INTERFACE.qrPixels;
  if (!data) return <Skeleton width={side} height={side} radius="lg" />;
  return (
    <svg
      role="img"
      aria-label={t('publishing.code', { address })}
      className={styles.code}
      width={side}
      height={side}
      viewBox={`0 0 ${data.size} ${data.size}`}
      shapeRendering="crispEdges"
    >
      <path d={data.path} />
    </svg>
  );
}
