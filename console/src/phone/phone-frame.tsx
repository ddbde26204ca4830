import type { Page } from '@sofra/guest/page';
import { useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import styles from './phone.module.css';
import { bringIntoView, outline } from './preview-target.ts';

// Without a doctype the pages would be laid out as of old.
const BLANK = '<!doctype html><html><head></head><body></body></html>';

type Props = {
  title: string;
  page: Page;
  /** Whether an item is open. */
  isItemOpen: boolean;
  /** The selector of the element that is being edited. */
  target: string | undefined;
  /** A link has been followed: its path, and its language if it names one. */
  onFollow: (link: HTMLAnchorElement) => void;
};

/**
 * Gives the focus back that a fragment takes: a browser focuses an open item, which scrolls, in some later frame. Whoever goes into
 * the frame by themselves stays there.
 */
function keepFocus(frame: HTMLIFrameElement, shown: Document): void {
  let last = document.activeElement;
  if (last === frame) return;
  const watch = new AbortController();
  const { signal } = watch;
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== frame) last = target;
  };
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Tab' && watch.abort(), {
    signal,
    capture: true,
  });
  shown.addEventListener('pointerdown', () => watch.abort(), { signal });
  shown.addEventListener(
    'focusin',
    () => {
      watch.abort();
      if (last instanceof HTMLElement) last.focus({ preventScroll: true });
    },
    { signal },
  );
}

/** Opens an item as its link does, or none; the frame's history stays as it was. */
function openItem(frame: HTMLIFrameElement, isOpen: boolean, target: string | undefined): void {
  const shown = frame.contentDocument;
  if (isOpen && target && shown?.querySelector(target)) return;
  // The first item that has what is edited, else the first of all.
  const found = target && shown?.querySelector(target.replace(':target', ''))?.closest('[id]');
  const item = found || shown?.querySelector('[id^="item-"]');
  const hash = isOpen && item ? `#${item.id}` : '#';
  if (!shown || (frame.contentWindow?.location.hash || '#') === hash) return;
  keepFocus(frame, shown);
  frame.contentWindow?.location.replace(`about:srcdoc${hash}`);
}

/** React's root in the frame's document, once that is there; clicks on its links go to `onFollow`. */
function useRoot(onFollow: Props['onFollow']) {
  const [root, setRoot] = useState<Root>();
  const follow = useRef(onFollow);
  useEffect(() => {
    follow.current = onFollow;
  });
  // React does not take another tree down while it is drawing this one.
  useEffect(() => () => void setTimeout(() => root?.unmount()), [root]);
  const begin = (shown: Document) => {
    shown.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link || link.getAttribute('href')?.startsWith('#')) return;
      event.preventDefault();
      follow.current(link);
    });
    shown.addEventListener('keydown', ({ key }) => {
      const frame = shown.defaultView?.frameElement;
      // A frame keeps its keys to itself: what closes with Escape around it would never hear of it.
      if (key === 'Escape') frame?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    setRoot(createRoot(shown));
  };
  return { root, begin };
}

/** A page of the guests; `onDrawn` hears each time when it is in the document. */
function Drawn({ page, onDrawn }: Pick<Props, 'page'> & { onDrawn: () => void }) {
  useEffect(onDrawn);
  return page.document;
}

/** A phone that shows a page of the guests, drawn by its own components; it runs no script. */
export function PhoneFrame({ title, page, isItemOpen, target, onFollow }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const marked = useRef<string>(undefined);
  const { root, begin } = useRoot(onFollow);
  useEffect(() => {
    const onDrawn = () => {
      if (!frame.current) return;
      openItem(frame.current, isItemOpen, target);
      const element = target && frame.current.contentDocument?.querySelector(target);
      if (!element) return;
      bringIntoView(element);
      // An open item is all that is seen.
      if (marked.current !== target && !element.matches(':target')) outline(element);
      marked.current = target;
    };
    root?.render(<Drawn page={page} onDrawn={onDrawn} />);
  }, [root, page, isItemOpen, target]);
  return (
    <iframe
      ref={frame}
      title={title}
      srcDoc={BLANK}
      sandbox="allow-same-origin"
      className={styles.frame}
      onLoad={({ currentTarget: { contentDocument } }) => contentDocument && begin(contentDocument)}
    />
  );
}
