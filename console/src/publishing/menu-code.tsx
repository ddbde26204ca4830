import { INTERFACE } from '@sofra/contract/limits';
import { qrPath } from '@sofra/contract/pictures/qr-path';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './menu-dialog.module.css';

/** The QR code of an address: dark on white in both looks, for phones read no other. */
export function MenuCode({ address }: { address: string }) {
  const { t } = useTranslation();
  const { size, path } = useMemo(() => qrPath(address), [address]);
  const side = INTERFACE.qrPixels;
  return (
    <svg
      role="img"
      aria-label={t('publishing.code', { address })}
      className={styles.code}
      width={side}
      height={side}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
