import type { Editions } from '../documents.ts';
import { FACTS } from '../facts.ts';

const LAW =
  'These terms are governed by the law of the State of Delaware, United States. There are exceptions: if you live or have your business in Turkey or in a country of the Gulf Cooperation Council (Bahrain, Kuwait, Oman, Qatar, Saudi Arabia, the United Arab Emirates), the law of that country governs. Rights that the law of your country gives you and that no contract can take away stay yours.';

const LIABILITY =
  'We work with care, but we do not promise that Sofra is always available and free of errors. As far as the law permits, we are not liable for damage that we have caused neither by intent nor by gross negligence.';

/** The terms of service in English, which are the text that counts. */
export const terms: Editions = {
  customers: {
    title: 'Terms of service for customers',
    short: 'Reading a menu is free and needs no account. What you order is between you and the restaurant.',
    clauses: [
      {
        heading: 'What Sofra is',
        text: [
          'Sofra is an online ordering platform on which restaurants, hotels and similar places (“restaurants”) show their menus. “We” are the operator of the address at which you read this page.',
          'Today Sofra only shows menus; you order at the restaurant.',
        ],
      },
      {
        heading: 'Orders',
        text: [
          'An order is a contract between you and the partner restaurant. We are not a party to it: the restaurant prepares the food, sets the price, takes the payment, and answers for what it serves.',
        ],
      },
      {
        heading: 'Age',
        text: [
          `Customers must be over ${FACTS.orderAge} to order. Our services are not for children under ${FACTS.leastAge}.`,
        ],
      },
      {
        heading: 'Menus, prices and allergies',
        text: [
          'The restaurant writes its menu and answers for its dishes, prices, pictures and statements about ingredients. We do not check them.',
          'The filter for ingredients goes by what the restaurant has stated. If you have an allergy, ask the restaurant before you eat.',
        ],
      },
      {
        heading: 'Fair use',
        text: [
          'Use Sofra as a guest would. Do not try to break into it, to overload it, or to pass off its pages as your own.',
        ],
      },
      { heading: 'Liability', text: [LIABILITY] },
      { heading: 'Law', text: [LAW] },
      {
        heading: 'Changes',
        text: [
          'When we change these terms, we change the date above. The terms of the day on which you use Sofra apply.',
        ],
      },
    ],
  },
  restaurants: {
    title: 'Terms of service for restaurants',
    short: `You try Sofra free for ${FACTS.trialDays} days, your content stays yours, and we tell you of changes ${FACTS.noticeDays} days before.`,
    clauses: [
      {
        heading: 'The agreement',
        text: [
          '“We” are the operator of the address at which you read this page; “you” are the restaurant, hotel or similar place that signs up. Who signs up must be of age and entitled to act for it.',
          'Sofra is an online ordering platform. It gives you a console for your menus, public pages for them, and a code that leads guests there.',
        ],
      },
      {
        heading: 'Orders',
        text: [
          'An order is a contract between the customer and you, the partner restaurant. We are not a party to it: you answer for food, prices, taxes and payment. Today Sofra only shows menus and passes no orders on.',
        ],
      },
      {
        heading: 'Free trial',
        text: [
          `You can try Sofra free for ${FACTS.trialDays} days from the day on which you sign up. We ask for no payment details, and the trial does not become a paid subscription by itself.`,
        ],
      },
      {
        heading: 'Subscriptions and fees',
        text: [
          'Subscriptions are billed monthly or annually, in advance, at the fee that you have agreed to. A subscription goes on from period to period until you end it, and ends with the period that is paid for.',
          `We may change fees. We tell you at least ${FACTS.noticeDays} days before; a new fee applies from your next period on, and you can end the subscription before it does.`,
        ],
      },
      {
        heading: 'Your account',
        text: [
          `Give a true e-mail address and confirm it within ${FACTS.unconfirmedDays} days. After that an unconfirmed account can be read but not changed; public menus stay online.`,
          'Keep your password to yourself. What is done in your account counts as done by you, unless we are to blame.',
        ],
      },
      {
        heading: 'Your content',
        text: [
          'Your texts, prices, pictures and logos stay yours. You allow us to store them, to change their format and to show them to guests, as far as running your menus needs it.',
          'You answer for their being lawful and true, above all statements about ingredients and allergens, and for your right to use the pictures.',
        ],
      },
      {
        heading: 'Fair use',
        text: [
          'Do not use Sofra for anything unlawful, do not try to reach other accounts, and do not overload it. We may suspend an account that harms others; we tell you why, before if we can.',
        ],
      },
      {
        heading: 'Support',
        text: [
          `Our support staff enter your account only when you let them in, for ${FACTS.supportDays} days at most. You can end that at any time.`,
        ],
      },
      {
        heading: 'Ending',
        text: [
          `You can stop using Sofra at any time, and ask us to delete your account. We may end the agreement with notice of ${FACTS.noticeDays} days, or at once for a serious breach.`,
        ],
      },
      { heading: 'Liability', text: [LIABILITY] },
      { heading: 'Law', text: [LAW] },
      {
        heading: 'Changes of these terms',
        text: [
          `We tell you of revisions by e-mail and on this page at least ${FACTS.noticeDays} days before they apply. If you do not agree, you can end the agreement before that day.`,
        ],
      },
    ],
  },
};
