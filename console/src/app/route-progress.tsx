import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './route-progress.module.css';

/** Whether a change is on its way to the server, such as a publication or a deletion. */
function useIsChanging(): boolean {
  const queries = useQueryClient();
  return useSyncExternalStore(
    useCallback((listener) => queries.getMutationCache().subscribe(listener), [queries]),
    () => queries.isMutating() > 0,
  );
}

/** A line at the top of the window while the next screen or a change takes long enough to wonder. */
export function RouteProgress() {
  const { t } = useTranslation();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const isChanging = useIsChanging();
  if (!isLoading && !isChanging) return null;
  return <div role="progressbar" aria-label={t('frame.working')} className={styles.line} />;
}
