import type { Editions } from '../documents.ts';
import { FACTS } from '../facts.ts';

const WE =
  '“We” are the operator of the address at which you read this page. Sofra is an online ordering platform: restaurants, hotels and similar places (“restaurants”) show their menus on it.';

const CHANGES =
  'When we change this text, we change the date above. What you read here describes what Sofra does now.';

/** The privacy policy in English, which is the text that counts. */
export const policy: Editions = {
  customers: {
    title: 'Privacy policy for customers',
    short:
      'You can read a menu without an account and without telling us who you are. Nobody follows what you read.',
    clauses: [
      {
        heading: 'Who we are',
        text: [
          WE,
          'Today Sofra only shows menus. No order can be placed and nothing can be paid on its pages, so we hold no data about orders or payments.',
        ],
      },
      {
        heading: 'What happens when you read a menu',
        text: [
          'Your browser sends the address of the page, the language that you prefer, and your network address, because no answer could reach you without it. We use them to answer.',
          'Our log has a line for requests: the time, the address of the page, the result and how long the answer took. It has neither your network address nor your name.',
          'Menu pages have no advertising, no statistics about visitors and no code of other companies. Pictures and fonts come from us.',
        ],
      },
      {
        heading: 'What stays on your device',
        text: [
          [
            'A cookie named “lang” remembers the language for a year, but only after you have chosen one on a menu.',
            'The ingredients that you avoid are kept in the tab until you close it. They are never sent to us.',
          ],
          'There is no other cookie on menu pages.',
        ],
      },
      {
        heading: 'Other companies',
        text: [
          'A menu may have links to the restaurant’s pages on other sites. Those sites have rules of their own, and learn of you only when you follow a link.',
          'We sell no data and give none away. The companies that carry our traffic and host our servers see your network address, as on every website.',
        ],
      },
      {
        heading: 'Age',
        text: [
          `Customers who order through Sofra must be over ${FACTS.orderAge}. Our services are not for children under ${FACTS.leastAge}, and we do not knowingly keep data about them.`,
        ],
      },
      {
        heading: 'Messages that you send us',
        text: [
          'When you write to support, we keep your message and the address for our answer, and mail them to our support staff. We delete them when you ask for it.',
        ],
      },
      {
        heading: 'Your rights',
        text: [
          'You can ask us what we hold about you, and to correct or delete it. If you only read menus, we hold nothing that names you.',
        ],
      },
      { heading: 'Changes', text: [CHANGES] },
    ],
  },
  restaurants: {
    title: 'Privacy policy for restaurants',
    short:
      'We keep what you enter, use it to run your menus, and sell nothing. You decide what guests see and when support may look.',
    clauses: [
      {
        heading: 'Who we are',
        text: [
          WE,
          'This text is for those who have an account: owners, their staff, and people who sign up.',
        ],
      },
      {
        heading: 'What we keep',
        text: [
          [
            'About you: name, e-mail address, phone number, city, language, and a photo if you add one.',
            'Your password, only as a hash. Nobody can read it, and we cannot tell you what it is.',
            'About your venues: name, branch, cuisine, address, place on the map, phone, time zone and links.',
            'Your menus with their texts, translations, prices, schedules, pictures and looks, and every version that you have published.',
            'A list of changes: who changed what, and when.',
            'Messages that you write to support.',
          ],
          'We ask for no payment details.',
        ],
      },
      {
        heading: 'What everybody can see',
        text: [
          'Nothing is public before you publish. Then everybody can read the menu and the venue’s name, cuisine, address, phone and links, and so can search engines. Location and camera data are removed from pictures when you upload them. Your own name, e-mail address and phone number are not on public pages.',
        ],
      },
      {
        heading: 'Signing in',
        text: [
          `The console sets no cookie. Your browser keeps the sign-in; it ends after ${FACTS.sessionHours} hours without use, or after ${FACTS.rememberedDays} days if you chose to be remembered. The browser also keeps your settings of the screen and what you have typed and not saved.`,
          'To stop guessing of passwords and floods of requests, we count calls by network address. A count is removed within about an hour after it has ended. Our log of requests has the time, the address, the result and the duration, and no network address.',
        ],
      },
      {
        heading: 'Who else receives data',
        text: [
          [
            'A mail server, for mails about your account: confirming an address, a new password, changes that you should know of.',
            'Storage for pictures, which we may rent.',
            'A geocoding service, if one is set up here: our server sends it the address that you look up, without your name.',
            'A translation service, if the operator has set one up here (DeepL, Google Cloud Translation or LibreTranslate): our server sends it the texts of your menus for which you ask for suggestions, without your name.',
            'The provider of map pictures: your browser loads them on the venue’s form, so that the provider sees your network address.',
            'Chatwoot, a support chat, if one is set up here: it loads on the sign-in, sign-up and support pages, is told who is signed in, and sets cookies of its own. Otherwise the chat is ours.',
          ],
          'We sell no data. We give data to authorities only where the law obliges us to.',
        ],
      },
      {
        heading: 'When support may look into your account',
        text: [
          `Our support staff enter your account in the console only after you have let them in on your settings page. Their access ends by itself after ${FACTS.supportDays} days, and you can end it at any time before. They then see what you see, but cannot change your password or e-mail address or delete a venue. Each change that they make is listed as made by support.`,
        ],
      },
      {
        heading: 'How long we keep data',
        text: [
          [
            `Menus, sections and items that you delete lie in the bin for ${FACTS.binDays} days and are then removed, or at once if you empty the bin.`,
            'A picture is removed when no record, no published version and no change that can be undone refers to it.',
            `An upload that is never used is removed after ${FACTS.uploadHours} hours.`,
            'The public page of a deleted venue disappears at once. Its data stays stored until the account is deleted.',
            'Everything else stays as long as your account. Messages to support stay until you ask us to delete them.',
          ],
          `If you do not confirm your e-mail address within ${FACTS.unconfirmedDays} days, you can no longer change your account, but nothing is deleted.`,
        ],
      },
      {
        heading: 'Your rights',
        text: [
          'You can read and correct your data in the console. To have a copy of it, or to have your account and all that belongs to it deleted, write to us. Backups are written over in time.',
        ],
      },
      {
        heading: 'Age',
        text: [`Our services are not for children under ${FACTS.leastAge}.`],
      },
      { heading: 'Changes', text: [CHANGES] },
    ],
  },
};
