/** A step of a Dockerfile: its word, and what stands after it. */
type Step = { word: string; text: string };

/** The stages of a Dockerfile, each with its name and its steps. */
export type Stage = { name: string; steps: Step[] };

/** Reads a Dockerfile into its stages; a line that ends in a backslash goes on. */
export function stagesOf(text: string): Stage[] {
  const lines = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, word = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    if (word === 'FROM') stages.push({ name: / AS (\w+)$/.exec(rest)?.[1] ?? '', steps: [] });
    else stages.at(-1)?.steps.push({ word, text: rest });
  }
  return stages;
}

/** The texts of the steps with a word, in their order. */
export const said = ({ steps }: Stage, word: string): string[] =>
  steps.filter((step) => step.word === word).map(({ text }) => text);

/** The variables of an ENV step: `NAME=value`, or in quotes where the value has spaces. */
export const variables = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)=(?:"([^"]*)"|(\S*))/g)].map(([, name = '', quoted, plain = '']) => [
      name,
      quoted ?? plain,
    ]),
  );
