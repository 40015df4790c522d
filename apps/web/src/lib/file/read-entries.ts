const headLength = 30;
const signature = 0x504b0304;
/** Longer names are none of a ZIP that the registry makes. */
const longestName = 200;

/** Names the files of a ZIP that arrives in pieces, as each begins: to tell how far it has come, and for nothing else. */
export function createEntryReader(onEntry: (name: string) => void): (piece: Uint8Array) => void {
  const text = new TextDecoder();
  let rest = new Uint8Array();
  return (piece) => {
    const bytes = new Uint8Array(rest.length + piece.length);
    bytes.set(rest);
    bytes.set(piece, rest.length);
    const view = new DataView(bytes.buffer);
    let at = bytes.indexOf(0x50);
    while (at >= 0 && at + headLength <= bytes.length) {
      const nameLength = view.getUint16(at + 26, true);
      const isEntry = view.getUint32(at) === signature && nameLength <= longestName;
      const end = at + headLength + nameLength;
      if (isEntry && end > bytes.length) break;
      if (isEntry) onEntry(text.decode(bytes.subarray(at + headLength, end)));
      at = bytes.indexOf(0x50, isEntry ? end : at + 1);
    }
    rest = at < 0 ? new Uint8Array() : bytes.slice(at);
  };
}
