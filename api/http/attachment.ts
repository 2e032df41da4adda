/** The name of a file in a header: plain letters for old browsers, and as it is written. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '-');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
