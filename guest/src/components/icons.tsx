import { type ClassName, classes } from '../class-names.ts';

const SHAPES = {
  back: 'M15 5l-7 7 7 7',
  up: 'M12 19V6M6 11l6-6 6 6',
  close: 'M6 6l12 12M18 6L6 18',
  globe: 'M12 3a9 9 0 100 18 9 9 0 000-18zc4 4 4 14 0 18-4-4-4-14 0-18M3 12h18',
  go: 'M9 5l7 7-7 7',
  fresh: 'M12 2l2.4 7.6L22 12l-7.6 2.4L12 22l-2.4-7.6L2 12l7.6-2.4z',
  popular: 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z',
  leaf: 'M5 19C4 9 10 4 20 4c0 10-5 16-15 15zm0 0L14 10',
  chilli: 'M17 3c-2 0-3 1.5-3 3.5M14 6.5c4 0 6 3 5 6.5-1.5 5-8 8-15 7 6-2 6.5-5 6.5-9 0-3 1-4.5 3.5-4.5z',
  warning: 'M12 3.5L22 20.5H2zM12 10v5M12 17.6v.4',
} as const;

/** The name of an icon's shape. */
export type IconName = keyof typeof SHAPES;

/** The shapes of a page's icons, each once; their meaning is in the text beside them. */
export function IconShapes({ names }: { names: readonly IconName[] }) {
  return (
    <svg className={classes('icon-shapes')} aria-hidden="true">
      {names.map((name) => (
        <symbol key={name} id={name} viewBox="0 0 24 24">
          <path d={SHAPES[name]} />
        </symbol>
      ))}
    </svg>
  );
}

/** An icon beside a text, hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: ClassName }) {
  return (
    <svg className={classes(className)} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
