/** Parses a CSV file by RFC 4180, without code of the product. */
export function readCsv(text: string): string[][] {
  const fields = [...text.matchAll(/"((?:[^"]|"")*)"(,|\r\n|$)/g)];
  const rows: string[][] = [[]];
  for (const [, field = '', end] of fields) {
    rows.at(-1)?.push(field.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
