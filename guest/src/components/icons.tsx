import { type ClassName, classes } from '../class-names.ts';

const SHAPES = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  list: 'M4 6h16M4 12h16M4 18h10',
  go: 'M9 5l7 7-7 7',
  fresh: 'M12 2l2.4 7.6L22 12l-7.6 2.4L12 22l-2.4-7.6L2 12l7.6-2.4z',
  popular: 'M12 2l3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z',
  chilli: 'M17 3q-3 0-3 4 6 0 5 6-2 8-15 7 6-3 6-9 0-4 4-4',
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
