import { LOCALES, type Locale } from '@sofra/contract/languages/locales';
import { CONTACT, legalPath, PATHS } from '../src/platform/paths.ts';
import { dayWords } from '../src/ui/format/dates.ts';
import { policy as arPolicy } from './ar/policy.ts';
import { terms as arTerms } from './ar/terms.ts';
import { words as arWords } from './ar/words.ts';
import { CHANGED, type Clause, type Editions, LEGAL_TABS, type LegalWords } from './documents.ts';
import { policy as enPolicy } from './en/policy.ts';
import { terms as enTerms } from './en/terms.ts';
import { words as enWords } from './en/words.ts';
import { policy as ruPolicy } from './ru/policy.ts';
import { terms as ruTerms } from './ru/terms.ts';
import { words as ruWords } from './ru/words.ts';

type Texts = { words: LegalWords; policy: Editions; terms: Editions };

const TEXTS: Record<Locale, Texts> = {
  en: { words: enWords, policy: enPolicy, terms: enTerms },
  ar: { words: arWords, policy: arPolicy, terms: arTerms },
  ru: { words: ruWords, policy: ruPolicy, terms: ruTerms },
};

/** A tab of the page in one language. */
export type LegalTab = (typeof LEGAL_TABS)[number] & { locale: Locale };

/**
 * The page of privacy and terms (rule 101) below the brand: tabs that are links, a document, and its other languages. It is
 * rendered at build to a page that needs no script.
 */
export function LegalPage({ page, edition, locale }: LegalTab) {
  const { words, [page]: editions } = TEXTS[locale];
  const { title, short, clauses } = editions[edition];
  return (
    <main className="legal">
      <nav aria-label={words.documents}>
        {LEGAL_TABS.map((tab) => (
          <a
            key={tab.page + tab.edition}
            href={legalPath(tab.page, tab.edition, locale)}
            aria-current={tab.page === page && tab.edition === edition ? 'page' : undefined}
          >
            {words.tabs[tab.page][tab.edition]}
          </a>
        ))}
      </nav>
      <h1>{title}</h1>
      <p className="changed">
        {words.changed} <time dateTime={CHANGED}>{dayWords(CHANGED, locale, 'UTC')}</time>
      </p>
      {words.translation && (
        <p className="translation">
          {words.translation}{' '}
          <a href={legalPath(page, edition, 'en')} hrefLang="en">
            {words.english}
          </a>
        </p>
      )}
      <p className="short">{short}</p>
      {clauses.map((clause) => (
        <Part key={clause.heading} {...clause} />
      ))}
      <Questions words={words} />
      <nav aria-label={words.languages} className="languages">
        {LOCALES.map(({ code, name }) => (
          <a
            key={code}
            href={legalPath(page, edition, code)}
            lang={code}
            hrefLang={code}
            aria-current={code === locale ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
    </main>
  );
}

function Part({ heading, text }: Clause) {
  return (
    <section>
      <h2>{heading}</h2>
      {text.map((paragraph) =>
        typeof paragraph === 'string' ? (
          <p key={paragraph}>{paragraph}</p>
        ) : (
          <ul key={paragraph[0]}>
            {paragraph.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

function Questions({ words }: { words: LegalWords }) {
  const [before, link, after] = words.write;
  return (
    <section>
      <h2>{words.questions}</h2>
      <p>
        {before}
        {/* Without a sign-in the way leads on to the login, which has the chat too. */}
        <a href={`${PATHS['settings-support']}#${CONTACT}`}>{link}</a>
        {after}
      </p>
    </section>
  );
}
