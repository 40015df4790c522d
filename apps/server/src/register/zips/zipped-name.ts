import { fileName } from "@colophon/api";
import { graphemes } from "../../base/graphemes.ts";

/** In bytes: with it, a path in any folder stays below what the oldest systems allow. */
const mostBytes = 120;

/** A work's file in a ZIP, as any system takes its name. Unique: the certificate's number begins it. */
export function zippedName(certificateId: string, title: string, ending: string): string {
  const start = `${certificateId}-`;
  let left = mostBytes - start.length - ending.length;
  let shown = "";
  for (const { segment } of graphemes.segment(fileName(title, ""))) {
    left -= Buffer.byteLength(segment);
    if (left < 0) break;
    shown += segment;
  }
  const stem = shown.replace(/[ .]+$/u, "");
  return `${stem === "" ? certificateId : `${start}${stem}`}${ending}`;
}
