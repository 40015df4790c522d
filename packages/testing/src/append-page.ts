/** Adds an empty page as an incremental update (ISO 32000-1 §7.5.6), as an editor saves it after the signed bytes. */
export function appendPage(bytes: Uint8Array): Buffer {
  const text = Buffer.from(bytes).toString("latin1");
  const last = (pattern: RegExp): string => {
    const found = [...text.matchAll(pattern)].at(-1)?.[1];
    if (found === undefined) throw new Error(`the PDF has nothing like ${String(pattern)}`);
    return found;
  };
  const size = Number(last(/\/Size (\d+)/g));
  const pages = last(/\/Pages (\d+) 0 R/g);
  const longer = last(new RegExp(`\\n${pages} 0 obj\\s([^]*?)\\sendobj`, "g"))
    .replace(/\/Count (\d+)/, (_, count: string) => `/Count ${Number(count) + 1}`)
    .replace(/(\/Kids \[[^\]]*)\]/, `$1 ${size} 0 R]`);
  const page = `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 595 842] /Resources << >> >>`;
  let update = "\n";
  const rows = [
    { number: Number(pages), object: longer },
    { number: size, object: page },
  ].map(({ number, object }) => {
    const offset = String(bytes.length + update.length).padStart(10, "0");
    update += `${number} 0 obj\n${object}\nendobj\n`;
    return `${number} 1\n${offset} 00000 n \n`;
  });
  const table = bytes.length + update.length;
  const id = last(/\/ID (\[[^\]]*\])/g);
  const root = last(/\/Root (\d+ 0 R)/g);
  const previous = last(/startxref\s+(\d+)/g);
  update += `xref\n${rows.join("")}trailer\n<< /Size ${size + 1} /Root ${root} /ID ${id} /Prev ${previous} >>\n`;
  return Buffer.concat([bytes, Buffer.from(`${update}startxref\n${table}\n%%EOF\n`, "latin1")]);
}
