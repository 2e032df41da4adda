import { inflateSync } from 'node:zlib';

/** Returns the words of a PDF that are in the standard fonts. */
export function pdfText(file: Buffer): string {
  const written: string[] = [];
  for (const page of streamsOf(file)) {
    for (const [, line = ''] of page.matchAll(/\[([^\]]*)\] TJ/g)) {
      const letters = [...line.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) =>
        Buffer.from(hex, 'hex').toString('latin1'),
      );
      written.push(letters.join(''));
    }
  }
  return written.join(' ').replace(/\s+/g, ' ');
}

function streamsOf(file: Buffer): readonly string[] {
  const streams: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    const end = file.indexOf('endstream', at);
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue;
    try {
      streams.push(inflateSync(file.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // Some streams are no pages.
    }
  }
  return streams;
}
