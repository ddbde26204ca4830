import type { PartOptions } from '@sofra/contract/branding/theme-options';
import styles from './theme-sketch.module.css';

type Props = {
  theme: { welcome: { options: PartOptions<'welcome'> } };
  /** The look of its menus. */
  look: PartOptions<'menu'> | undefined;
};

/** A theme in its main colours: a page with a heading, a card and a button. */
export function ThemeSketch({ theme, look }: Props) {
  if (!look) return null;
  const { button } = theme.welcome.options;
  const { block, name, price } = look.items;
  return (
    <svg viewBox="0 0 48 48" className={styles.sketch} aria-hidden="true">
      <rect width="48" height="48" fill={look.solid_color} />
      <rect x="7" y="7" width="20" height="5" rx="2.5" fill={look.sections.color} />
      <rect x="7" y="16" width="34" height="12" rx="3" fill={block.background} />
      <rect x="10" y="19" width="16" height="2.5" rx="1.25" fill={name.color} />
      <rect x="10" y="23.5" width="8" height="2" rx="1" fill={price.color} />
      <rect x="7" y="33" width="34" height="8" rx="4" fill={button.background_color} />
      <rect x="17" y="36" width="14" height="2" rx="1" fill={button.text_color} />
    </svg>
  );
}
