import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of the files of a QR code and of a table card. */
export const phrases = {
  first: {
    title: 'Ваше меню открыто для гостей',
    print: 'Распечатайте код и поставьте на столы: гости сканируют его и читают меню.',
    share: 'Скопируйте ссылку для сайта, Instagram или Google Карт.',
    stays: 'Код и ссылка не изменятся, что бы вы ни поменяли потом.',
  },
  downloads: {
    invitation: 'Отсканируйте, чтобы открыть меню',
    title: 'Файлы для печати',
    failed: 'Не удалось создать этот файл. Повторить',
    files: {
      A6: { name: 'Карточка на стол, A6', use: 'PDF с вашим названием и кодом' },
      A4: { name: 'Карточка на стол, A4', use: 'Та же карточка на большом листе' },
      png: { name: 'Картинка, PNG', use: '1024 × 1024 пикселя, для публикаций и документов' },
      svg: { name: 'Рисунок, SVG', use: 'Чёткий в любом размере, для типографий' },
    },
  },
} satisfies Translated<'ru', 'downloads'>;
