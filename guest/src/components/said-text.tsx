import { type LocalizedText, langOf } from '../view.ts';

type Props = {
  said: LocalizedText | undefined;
  as?: 'p' | 'span' | 'bdi';
  className?: string;
  itemProp?: string;
};

/** A text in its own element, marked with its language if that is not the page's; nothing without a text. */
export function SaidText({ said, as: Element = 'p', className, itemProp }: Props) {
  if (!said) return null;
  return (
    <Element className={className} itemProp={itemProp} {...langOf(said)}>
      {said.text}
    </Element>
  );
}
