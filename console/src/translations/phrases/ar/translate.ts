import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/translate.ts';

/** Arabic phrases of the page of the translations. */
export const phrases = {
  translate: {
    title: 'الترجمات',
    tree: 'ما يمكن ترجمته',
    choose: 'اختيار ما تريد ترجمته',
    items: 'أصناف «{{title}}»',
    languages: 'لغات هذه القائمة للضيوف',
    main: 'تظهر دائمًا باللغة الرئيسية: {{language}}. وما تختاره هنا يراه الضيوف بعد النشر.',
    complete: 'مكتملة',
    missing_zero: 'لا نصوص ناقصة',
    missing_one: 'نص واحد ناقص',
    missing_two: 'نصان ناقصان',
    missing_few: '{{count}} نصوص ناقصة',
    missing_many: '{{count}} نصًا ناقصًا',
    missing_other: '{{count}} نص ناقص',
    missingIn: 'ترجمة ناقصة: {{language}}',
    outdated_zero: 'لا نصوص قديمة',
    outdated_one: 'نص واحد قديم',
    outdated_two: 'نصان قديمان',
    outdated_few: '{{count}} نصوص قديمة',
    outdated_many: '{{count}} نصًا قديمًا',
    outdated_other: '{{count}} نص قديم',
    outdatedIn: 'ترجمة قديمة: {{language}}',
    changed: 'تغيّر بعد الترجمة',
    stillRight: 'ما زالت صحيحة',
    unsaved: 'لم يُحفظ بعد',
    noText: 'لا يوجد نص',
    extra: 'الإضافة «{{title}}»',
    lacking: 'الترجمة ناقصة',
    lackingText: 'لم يُكتب هذا بعد باللغة الرئيسية لمنشأتك: {{language}}. يرى الضيوف لغة أخرى بدلًا منها.',
    tick: 'اختر لغة لتترجم إليها.',
    oneLanguage: 'لمنشأتك لغة واحدة فقط. أضف لغة أخرى إليها لتترجم قوائمها هنا.',
    gone: 'لم يعد هذا في القائمة. اختر شيئًا آخر.',
    notices: {
      saved: 'تم حفظ ترجمة «{{title}}»',
      accepted: 'ترجمة «{{title}}» ما زالت صحيحة',
      shown: 'تم تغيير لغات «{{title}}»',
    },
  },
} satisfies Translated<'ar', typeof english>;
