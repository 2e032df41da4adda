/** Preview of a link in a messenger; never contains the name of a child. */
export interface LinkPreview {
  readonly title: string;
  readonly text: string;
  /** Canonical path of the page. */
  readonly path: string;
}

/** Picture of every shared link, 1200 by 630 pixels, with its alternative text. */
const picture = { path: '/share/golden-goal.png', text: 'Golden Goal: youth 3v3 soccer' } as const;

/** Returns a page with its preview in its head; title and description take the place of the site's. */
export function pageWithPreview(page: string, preview: LinkPreview, origin: string): string {
  const { title, text } = preview;
  return page
    .replace(/<title>.*?<\/title>/s, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, tag: string) => `${tag}${escaped(text)}`)
    .replace('</head>', () => `  ${previewHead(preview, origin)}\n  </head>`);
}

/** Returns the head tags by which messengers preview a page (ogp.me), with addresses of the site at `origin`. */
export function previewHead({ title, text, path }: LinkPreview, origin: string): string {
  const tags: readonly (readonly [kind: 'property' | 'name', name: string, value: string])[] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Golden Goal'],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    ['property', 'og:url', `${origin}${path}`],
    ['property', 'og:image', `${origin}${picture.path}`],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', picture.text],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  const lines = tags.map(([kind, name, value]) => `<meta ${kind}="${name}" content="${escaped(value)}" />`);
  return [...lines, `<link rel="canonical" href="${escaped(`${origin}${path}`)}" />`].join('\n    ');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
