import type { Page } from '@playwright/test';

/** What the API says while pages are opened: names, dates and numbers are the same in every language. Answers all of it so far. */
export function answersHeard(page: Page): () => Promise<ReadonlySet<string>> {
  const heard: Promise<readonly string[]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isData = response.headers()['content-type']?.includes('json') === true;
    if (!isData || !pathname.startsWith('/api/') || pathname === '/api/site/texts') return;
    heard.push(response.json().then(textsIn, () => []));
  });
  return async () => new Set((await Promise.all(heard)).flat());
}

function textsIn(said: unknown): readonly string[] {
  if (typeof said === 'string') return [said.trim()];
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(textsIn) : [];
}

/** Every text that a person reads on the page or is told of it, shown or folded. */
export function textsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const told = ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription'];
    const found = new Set<string>([document.title]);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      if (node instanceof Element) for (const name of told) found.add(node.getAttribute(name)?.trim() ?? '');
      else if (!['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.parentElement?.tagName ?? ''))
        found.add(node.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    }
    return [...found].filter((text) => /\p{L}{2}/u.test(text));
  });
}
