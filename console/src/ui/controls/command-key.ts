const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The name of a letter with the key for commands, as this machine's keyboard has it. */
export const commandKey = (letter: string): string => (isApple ? `⌘${letter}` : `Ctrl ${letter}`);
