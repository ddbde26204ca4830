import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeRecord } from '../catalogue/calls.ts';
import type { Place } from '../catalogue/place.ts';
import { CATALOGUE, useTellFailure } from '../catalogue/queries.ts';
import { i18n } from '../platform/i18n.ts';
import { CheckBox } from '../ui/controls/check-box.tsx';
import { isTitleLocked, type TreeNode } from './texts.ts';

type Props = { node: TreeNode; place: Place; name: string };

function useLock(place: Place, id: string, name: string) {
  return useMutation({
    // The last press wins on the server too.
    scope: { id: `lock,${id}` },
    mutationFn: (title_locked: boolean) =>
      changeRecord(place, id, { type: place.level, attributes: { title_locked } }),
    onError: useTellFailure(),
    meta: {
      stale: [CATALOGUE],
      counts: true,
      notice: (isLocked: boolean) =>
        i18n.t(`translate.notices.${isLocked ? 'locked' : 'unlocked'}`, { title: name }),
    },
  });
}

/** Keeps a record's title as it is in every language, such as a dish's own name. */
export function TitleLock({ node, place, name }: Props) {
  const { t } = useTranslation();
  const lock = useLock(place, node.id, name);
  return (
    <CheckBox
      label={t('translate.lock')}
      checked={lock.isPending ? lock.variables : isTitleLocked(node)}
      onChange={({ currentTarget: { checked } }) => lock.mutate(checked)}
    />
  );
}
