import { type ClassName, classes } from '../class-names.ts';
import { type LocalizedText, langOf } from '../view.ts';

type Props = {
  text: LocalizedText | undefined;
  as?: 'p' | 'span' | 'bdi';
  className?: ClassName;
  itemProp?: string;
};

/** A text in its own element, marked with its language if that is not the page's; nothing without a text. */
export function TextElement({ text, as: Element = 'p', className, itemProp }: Props) {
  if (!text) return null;
  return (
    <Element className={classes(className)} itemProp={itemProp} {...langOf(text)}>
      {text.text}
    </Element>
  );
}
