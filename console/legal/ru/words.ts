import type { LegalWords } from '../documents.ts';

/** Russian words of the page of legal texts. */
export const words: LegalWords = {
  documents: 'Документы',
  tabs: {
    policy: { customers: 'Конфиденциальность: клиентам', restaurants: 'Конфиденциальность: ресторанам' },
    terms: { customers: 'Условия: клиентам', restaurants: 'Условия: ресторанам' },
  },
  changed: 'Последнее изменение:',
  translation: 'Это перевод. Если он расходится с английским текстом, действует английский.',
  english: 'Английский текст',
  languages: 'Язык',
  questions: 'Вопросы и запросы',
  write: ['Напишите нам в ', 'чат поддержки', '. Учётная запись для этого не нужна.'],
};
