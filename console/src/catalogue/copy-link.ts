import { copyText } from '../platform/clipboard.ts';
import { i18n } from '../platform/i18n.ts';
import { showFailure, showSuccess } from '../platform/notices.ts';

/** Copies the address of a menu and says so; where the browser doesn't let us, shows it. */
export async function copyLink(address: string, title: string): Promise<void> {
  try {
    await copyText(address);
    showSuccess(i18n.t('list.linkCopied', { title }));
  } catch (error) {
    showFailure(error, address);
  }
}
