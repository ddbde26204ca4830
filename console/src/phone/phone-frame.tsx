import type { Page } from '@sofra/guest/page';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
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
 * Goes to a fragment of the frame's page as a link does; the frame's history stays as it was. A browser focuses an open item, which
 * scrolls, in this or the next frame. Until then the page is inert, unless somebody is in it: a field that lost the focus for a moment
 * would take what is typed so far for all of it.
 */
function goTo(frame: HTMLIFrameElement, fragment: string, waiting: RefObject<number>): void {
  const shown = frame.contentDocument?.documentElement;
  if (!shown) return;
  shown.inert = document.activeElement !== frame;
  frame.contentWindow?.location.replace(`about:srcdoc${fragment}`);
  cancelAnimationFrame(waiting.current);
  const onNextFrame = (act: () => void) => {
    waiting.current = requestAnimationFrame(act);
  };
  onNextFrame(() =>
    onNextFrame(() => {
      shown.inert = false;
    }),
  );
}

/** The fragment that opens the item which is edited, or none; undefined where it is in the address already. */
function fragmentOf(frame: HTMLIFrameElement, isOpen: boolean, target: string | undefined) {
  const shown = frame.contentDocument;
  if (isOpen && target && shown?.querySelector(target)) return;
  // The first item that has what is edited, else the first of all.
  const found = target && shown?.querySelector(target.replace(':target', ''))?.closest('[id]');
  const item = found || shown?.querySelector('[id^="item-"]');
  const hash = isOpen && item ? `#${item.id}` : '#';
  return shown && (frame.contentWindow?.location.hash || '#') !== hash ? hash : undefined;
}

/** React's root in the frame's document, once that is there; clicks on its links go to `onFollow`, those within the page to `onFragment`. */
function useRoot(onFollow: Props['onFollow'], onFragment: (fragment: string) => void) {
  const [root, setRoot] = useState<Root>();
  const follow = useEffectEvent((link: HTMLAnchorElement) => {
    const to = link.getAttribute('href');
    if (to?.startsWith('#')) onFragment(to);
    else onFollow(link);
  });
  // React does not take another tree down while it is drawing this one.
  useEffect(() => () => void setTimeout(() => root?.unmount()), [root]);
  const begin = (shown: Document) => {
    shown.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      // The browser would look for it from the address of the console on.
      event.preventDefault();
      follow(link);
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
  const waiting = useRef(0);
  const { root, begin } = useRoot(
    onFollow,
    (fragment) => frame.current && goTo(frame.current, fragment, waiting),
  );
  useEffect(() => {
    const onDrawn = () => {
      if (!frame.current) return;
      const fragment = fragmentOf(frame.current, isItemOpen, target);
      if (fragment) goTo(frame.current, fragment, waiting);
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
