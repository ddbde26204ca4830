import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A request as nginx sees it: the path, the query and headers by their names. */
export type Asked = { uri: string; query?: string; headers?: Record<string, string> };

type Mapping = { source: string; entries: [key: string, value: string][] };

const unquoted = (word: string) => word.replace(/^"(.*)"$/, '$1');

/** The maps of a configuration by the variables that they make, in the few forms that ours have. */
function mapsIn(text: string): Record<string, Mapping> {
  const maps: Record<string, Mapping> = {};
  let open: Mapping | undefined;
  for (const line of text.split('\n')) {
    const [, source, name] = /^map (\S+) \$(\w+) \{$/.exec(line) ?? [];
    if (source && name) {
      open = { source, entries: [] };
      maps[name] = open;
    }
    const [, key, value] = /^ {2}("(?:[^"\\]|\\.)*"|\S+)\s+("[^"]*"|\S+);$/.exec(line) ?? [];
    if (key && value) open?.entries.push([unquoted(key), unquoted(value)]);
  }
  return maps;
}

/** Reads our snippets for nginx, and tells what their variables are and which file is sent. */
export function readSnippets() {
  const maps = mapsIn(readFileSync('deploy/nginx/sofra-maps.conf', 'utf8'));
  const pages = readFileSync('deploy/nginx/sofra-pages.conf', 'utf8');

  function variable(name: string, asked: Asked): string {
    const { uri, query = '', headers = {} } = asked;
    if (name === 'uri') return uri;
    const [, kind, rest = ''] = /^(arg|http|cookie)_(\w+)$/.exec(name) ?? [];
    if (kind === 'arg') return new URLSearchParams(query).get(rest) ?? '';
    if (kind === 'http') return headers[rest.replaceAll('_', '-')] ?? '';
    if (kind === 'cookie')
      return new RegExp(`(?:^|;\\s*)${rest}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '';
    return mapped(name, asked);
  }

  const filled = (text: string, asked: Asked, own: Record<string, string> = {}) =>
    text.replaceAll(/\$(\w+)/g, (_, name: string) => own[name] ?? variable(name, asked));

  function mapped(name: string, asked: Asked): string {
    const { source, entries } = maps[name] ?? { source: '', entries: [] };
    const word = filled(source, asked);
    for (const [key, value] of entries) {
      const [, isLoose, pattern] = /^~(\*?)(.*)$/.exec(key) ?? [];
      if (pattern === undefined && key === word && key !== 'default') return filled(value, asked);
      const found = pattern === undefined ? null : new RegExp(pattern, isLoose ? 'i' : '').exec(word);
      if (found) return filled(value, asked, found.groups);
    }
    return filled(entries.find(([key]) => key === 'default')?.[1] ?? '', asked);
  }

  /** The file that a location sends of those that are in a folder; undefined where it asks the servers. */
  function fileFor(location: string, root: string, asked: Asked): string | undefined {
    const start = pages.indexOf(`location ${location} {`);
    const [, words = ''] = /try_files\s+([^;]+);/.exec(pages.slice(start)) ?? [];
    return words
      .split(/\s+/)
      .map((word) => filled(word, asked))
      .find((path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile());
  }
  return { variable, fileFor };
}
