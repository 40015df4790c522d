import { text } from "node:stream/consumers";
import { Failure, exitCodes } from "./failure.ts";

/** A line that is typed unseen; without a terminal, all that standard input has. */
export async function askSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return text(stdin);
  stderr.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding("utf8");
  try {
    return await readUnseen();
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    stderr.write("\n");
  }
}

async function readUnseen(): Promise<string> {
  let typed = "";
  for await (const part of process.stdin.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
    for (const character of part) {
      if (character === "\r" || character === "\n") return typed;
      // Ctrl-C and Ctrl-D: in raw mode, nobody else hears them.
      if (character === "\u0003" || character === "\u0004")
        throw new Failure(exitCodes.usage, "canceled", "Canceled.");
      typed = character === "\u007f" || character === "\b" ? typed.slice(0, -1) : typed + character;
    }
  }
  return typed;
}
