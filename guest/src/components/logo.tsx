import { isSquare } from '@sofra/contract/pictures/photo';
import { rootOf, type View } from '../view.ts';
import { Picture } from './picture.tsx';

type Props = {
  view: View;
  /** Its shown width in a circle, and as a word mark. */
  sizes: { round: string; wide: string };
  most: number;
};

/** The venue's logo, if it has one: a circle of a square one, and a word mark as it is. */
export function Logo({ view, sizes, most }: Props) {
  const { logo } = view.publication.branding;
  if (!logo) return null;
  const isRound = isSquare(logo);
  return (
    <Picture
      photo={logo}
      root={rootOf(view)}
      className={isRound ? 'round' : 'logo'}
      sizes={isRound ? sizes.round : sizes.wide}
      most={isRound ? most : 824}
      eager
    />
  );
}
