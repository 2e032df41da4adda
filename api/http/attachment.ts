/** Returns a Content-Disposition header with the file name, in plain letters for old browsers and in UTF-8. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '-');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
