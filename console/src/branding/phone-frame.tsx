import type { Page } from '@sofra/guest/page';
import { useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import styles from './preview.module.css';

// Without a doctype the pages would be laid out as of old.
const BLANK = '<!doctype html><html><head></head><body></body></html>';

type Props = {
  title: string;
  page: Page;
  /** Whether an item is open. */
  isItemOpen: boolean;
  /** The selector of the element to scroll to. */
  target: string | undefined;
  /** A link has been followed: its path, and its language if it names one. */
  onFollow: (link: HTMLAnchorElement) => void;
};

/** Opens the first item as its link does, or none; the frame's history stays as it was. */
function openItem(frame: HTMLIFrameElement, isOpen: boolean): void {
  const link = frame.contentDocument?.querySelector('a[href^="#item-"]');
  const hash = (isOpen && link?.getAttribute('href')) || '#';
  if ((frame.contentWindow?.location.hash || '#') !== hash)
    frame.contentWindow?.location.replace(`about:srcdoc${hash}`);
}

function scrollTo(frame: HTMLIFrameElement, selector: string): void {
  const [window, element] = [frame.contentWindow, frame.contentDocument?.querySelector(selector)];
  if (!window || !element) return;
  // Not `scrollIntoView`, which would scroll the console around the frame as well.
  const { top, height } = element.getBoundingClientRect();
  window.scrollBy({ top: top - Math.max(0, (window.innerHeight - height) / 2), behavior: 'smooth' });
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
    setRoot(createRoot(shown));
  };
  return { root, begin };
}

/** A phone that shows a page of the guests, drawn by its own components; it runs no script. */
export function PhoneFrame({ title, page, isItemOpen, target, onFollow }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { root, begin } = useRoot(onFollow);
  useEffect(() => root?.render(page.document), [root, page]);
  useEffect(() => {
    if (!root) return;
    // The page is drawn a moment later.
    const timer = setTimeout(() => {
      if (!frame.current) return;
      openItem(frame.current, isItemOpen);
      if (target) scrollTo(frame.current, target);
    }, 50);
    return () => clearTimeout(timer);
  }, [root, isItemOpen, target]);
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
