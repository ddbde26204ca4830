import { useRouterState } from '@tanstack/react-router';
import styles from './route-progress.module.css';

/** A line at the top of the window while the next screen is fetched, when that takes long enough to wonder. */
export function RouteProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading ? <div className={styles.line} aria-hidden /> : null;
}
