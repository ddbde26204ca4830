import { IconMessageCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy, useLazy } from '../platform/lazy.ts';
import { CONTACT } from '../platform/paths.ts';
import { onSession } from '../platform/session.ts';
import { chatwootOfPage, runChatwoot, showChatwoot } from './chatwoot.ts';
import styles from './support-chat.module.css';

const loadPanel = lazy(() => import('./contact-panel.tsx'));

/** Milliseconds after which a widget that has not come is done without. */
const WIDGET_MS = 10_000;

type Props = {
  isAskedFor: boolean;
  /** Milliseconds, for tests. */
  patience?: number;
};

/** Our own panel, and the button that opens it; once it has been opened it keeps what is typed in it. */
function OwnPanel({ isAskedFor }: Pick<Props, 'isAskedFor'>) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(() => location.hash === `#${CONTACT}`);
  const come = useLazy(loadPanel, opened);
  const isOpen = opened && isAskedFor;
  const fetchCode = () => void loadPanel().catch(() => undefined);
  return (
    <aside aria-label={t('contact.open')} hidden={!isAskedFor} className={styles.chat}>
      {come && <come.ContactPanel opened={isOpen} onClose={() => setOpened(false)} />}
      <button
        type="button"
        className={styles.button}
        aria-label={t('contact.open')}
        title={t('contact.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpened(!isOpen)}
        onPointerEnter={fetchCode}
        onFocus={fetchCode}
      >
        {isOpen ? <IconX size={26} aria-hidden /> : <IconMessageCircle size={26} stroke={1.75} aria-hidden />}
      </button>
    </aside>
  );
}

/** Whether the provider's chat has loaded, and whether it has failed. */
function useWidget({ isAskedFor, patience = WIDGET_MS }: Props): 'there' | 'coming' | 'none' {
  const [website] = useState(chatwootOfPage);
  const [state, setState] = useState<'there' | 'coming' | 'none'>(website ? 'coming' : 'none');
  useEffect(() => {
    if (!website) return;
    const goWithout = (error: unknown) => {
      console.error(error);
      setState('none');
    };
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      goWithout(new Error('The support chat has not come.'));
    }, patience);
    runChatwoot(website)
      // Somebody may already be writing in our panel: a late chat stays hidden.
      .then(() => (isLate ? showChatwoot(false) : setState('there')), goWithout)
      .finally(() => clearTimeout(timer));
  }, [website, patience]);
  useEffect(() => {
    if (state === 'there') showChatwoot(isAskedFor);
  }, [state, isAskedFor]);
  return state;
}

/**
 * The support chat (rule 3): the widget of another house where one is set, and our own panel where none is, or where it
 * does not come: nobody is left without a way to write.
 */
export function SupportChat({ isAskedFor, ...rest }: Props) {
  const widget = useWidget({ isAskedFor, ...rest });
  // One person's input is never shown to the next.
  const [signedOut, setSignedOut] = useState(0);
  useEffect(() => onSession(({ signedIn }) => setSignedOut((times) => times + Number(!signedIn))), []);
  return widget === 'none' ? <OwnPanel key={signedOut} isAskedFor={isAskedFor} /> : null;
}
