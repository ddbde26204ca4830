import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of a menu that is shown whole. */
export const phrases = {
  wholeMenu: {
    title: 'Всё меню',
    pages: 'По страницам',
    foldAll: 'Свернуть все',
    openAll: 'Развернуть все',
    hint: 'Перетаскивайте блюда за ручки, в том числе в другие разделы. Чтобы перетащить раздел, сверните все.',
    chooseAll: 'Выбрать всё в разделе «{{title}}»',
    add: 'Новое блюдо в разделе «{{title}}»',
    lifted: '«{{title}}» — взято: «{{section}}», место {{position}} из {{total}}.',
    over: '«{{title}}»: «{{section}}», место {{position}} из {{total}}.',
    dropped: '«{{title}}» теперь в разделе «{{section}}», место {{position}} из {{total}}.',
    moved: '«{{title}}» теперь в разделе «{{section}}», место {{position}} из {{total}}',
  },
} satisfies Translated<'ru', 'whole-menu'>;
