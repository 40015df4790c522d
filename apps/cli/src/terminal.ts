import { escapeJson, inertText } from "@colophon/proof/texts";

/** Where the command's words go, and what it knows of its surroundings. */
export interface Terminal {
  /** Standard output: results alone. */
  write: (text: string) => void;
  /** Standard error: everything else that is said. */
  complain: (text: string) => void;
  /** How wide standard error is; undefined where it is no terminal, and so has no progress bar. */
  columns: number | undefined;
  env: Readonly<Record<string, string | undefined>>;
  /** A secret that somebody types unseen, or that a pipe gives. */
  askSecret: (question: string) => Promise<string>;
}

/** One thing that happened, for programs: a line of JSON. */
export interface Event {
  event: string;
  [name: string]: unknown;
}

/** Tells people in words, or programs in JSON. */
export interface Voice {
  /** A result: words for people on standard output, or the event on it. */
  result: (event: Event, words: string) => void;
  /** What people may want to know meanwhile. */
  note: (words: string) => void;
  /** Progress, which replaces what was shown before; only on a terminal. */
  show: (line: string | undefined) => void;
  /** The room for a line of progress; undefined where none is shown. */
  columns: number | undefined;
  isJson: boolean;
}

const clearLine = "\r\u001b[2K";

export function createVoice({ write, complain, columns }: Terminal, isJson: boolean): Voice {
  /** Whether a line of progress is on the terminal: only such a line is cleared before something else is written. */
  let isShown = false;
  const clear = () => {
    if (isShown) complain(clearLine);
    isShown = false;
  };
  return {
    result(event, words) {
      clear();
      write(isJson ? `${escapeJson(JSON.stringify(event))}\n` : `${words}\n`);
    },
    note(words) {
      clear();
      // Also what a registry answered: none of it may act on a terminal.
      complain(`${words.split("\n").map(inertText).join("\n")}\n`);
    },
    show(line) {
      if (columns === undefined) return;
      clear();
      if (line === undefined) return;
      complain(line.slice(0, columns - 1));
      isShown = true;
    },
    columns,
    isJson,
  };
}

/** A stranger's words, or a file's name, in a line of ours. */
export const quoted = (text: string): string => `“${inertText(text)}”`;
