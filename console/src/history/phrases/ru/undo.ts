import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of the notices of undoing. */
export const phrases = {
  undoing: {
    undo: 'Отменить',
    redo: 'Вернуть',
    undone: '{{what}} — отменено',
    redone: '{{what}} — выполнено снова',
    andMore: '{{what}}, и\u00a0ещё {{figure}}',
    changed: 'Позже это изменили: {{name}} ({{when}}). Ничего не отменено.',
    changedSome: 'Часть этого позже изменили: {{name}} ({{when}}). Всё остальное отменено.',
  },
} satisfies Translated<'ru', 'undo'>;
