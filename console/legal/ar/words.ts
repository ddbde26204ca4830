import type { LegalWords } from '../documents.ts';

/** Arabic words of the page of legal texts. */
export const words: LegalWords = {
  documents: 'المستندات',
  tabs: {
    policy: { customers: 'الخصوصية للعملاء', restaurants: 'الخصوصية للمطاعم' },
    terms: { customers: 'الشروط للعملاء', restaurants: 'الشروط للمطاعم' },
  },
  changed: 'آخر تعديل في',
  translation: 'هذه ترجمة. إذا اختلفت عن النص الإنجليزي فالعبرة بالنص الإنجليزي.',
  english: 'النص الإنجليزي',
  languages: 'اللغة',
  questions: 'الأسئلة والطلبات',
  write: ['راسلونا عبر ', 'محادثة الدعم', '. لا حاجة إلى حساب لذلك.'],
};
