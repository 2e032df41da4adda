/**
 * A page that came without the site's letters fetches them with the first press or key: by then it stands, and what
 * follows has them. Their rules say that they move nothing which is drawn already.
 */
export function fetchFontsLater(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name="late-fonts"]')?.content;
  if (address === undefined) return;
  const events = ['pointerdown', 'keydown'] as const;
  const fetchFonts = () => {
    for (const event of events) removeEventListener(event, fetchFonts);
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = address;
    document.head.append(sheet);
  };
  for (const event of events) addEventListener(event, fetchFonts);
}
