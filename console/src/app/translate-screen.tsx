import { useSearch } from '@tanstack/react-router';
import { TranslatePage } from '../translations/translate-page.tsx';

/** The translations of the record that the address names; the route has seen to it that a menu is among it. */
export function TranslateScreen() {
  const { menuId = '', sectionId, itemId, locale } = useSearch({ from: '/signed-in/translate' });
  return <TranslatePage menuId={menuId} recordId={itemId ?? sectionId ?? menuId} wanted={locale} />;
}
