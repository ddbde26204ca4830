import { useTranslation } from 'react-i18next';
import { useIsSaving } from '../../platform/saving-now.ts';

/**
 * Why an act that takes what is stored, such as a copy, has to wait, if it has: a change is being saved, and the act is not under way
 * itself.
 */
export function useSavingFirst(isRunning: boolean): string | undefined {
  const { t } = useTranslation();
  const isSaving = useIsSaving();
  return isSaving && !isRunning ? t('frame.saving') : undefined;
}
