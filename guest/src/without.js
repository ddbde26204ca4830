// biome-ignore-all lint/correctness/noUnusedVariables: the scripts that are joined to this one use them
// What is asked for as free of something. No dish answers that because it has the words: the venue must say so of it.

const isDenial = (word) => DENIALS.includes(word);

/** The most letters that follow a beginning: Russian words end in more than others. */
const most = (beginning) => (/[а-я]/.test(beginning) ? 4 : /[a-z]/.test(beginning) ? 2 : 1);

/** The ingredients that words name. */
function namedIn(words) {
  const isOf = (beginning) =>
    words.some((word) => {
      const bare = word.replace(/^(وال|بال|ال|لل)/, '');
      return bare.startsWith(beginning) && bare.length - beginning.length <= most(beginning);
    });
  return KEYS.filter((key) => NAMED_BY[key].some(isOf));
}

const padded = (text) => ` ${text} `;

/** Whether a text has another one as whole words. */
const has = (text, phrase) => padded(text).includes(padded(phrase));

/** What was typed: its words, the ingredients that they name, whether they ask for a dish without, and what else they want. */
function asked(query) {
  const phrase = fold(query);
  const wanted = phrase.split(' ').filter(Boolean);
  const named = namedIn(wanted);
  const isOther = (word) => !isDenial(word) && !FILLERS.includes(word) && namedIn([word]).length === 0;
  return { phrase, wanted, named, denies: wanted.some(isDenial), others: wanted.filter(isOther) };
}

/** Whether the venue says of a dish that it is free of what was named, and of none of its extras the contrary. */
function isWithout({ title, text, labels, stated, extras }, { phrase, named, others }) {
  const states = (key, of) => stateIn(of, LETTERS[key]);
  const all = [stated, ...extras.map((extra) => extra.stated)];
  if (named.some((key) => all.some((of) => ['c', 'm'].includes(states(key, of))))) return false;
  if (has(named.length > 0 ? title : text, phrase)) return true;
  const claimed = labels.join(' ').split(' ');
  const claims = namedIn(claimed);
  const isClaimed = named.length > 0 || labels.some((label) => has(phrase, label));
  const isFree = named.every((key) => claims.includes(key) || states(key, stated) === 'f');
  return isClaimed && isFree && others.every((word) => text.includes(word) || claimed.includes(word));
}
