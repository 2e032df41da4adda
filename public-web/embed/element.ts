/** An element with its texts and children; texts are never read as markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** The name of a team, which leads to its page on the site; one that nobody knows yet leads nowhere. */
export function teamName(id: number | null, name: string): HTMLElement {
  if (id === null) return element('span', {}, name);
  return element('a', { href: `/teams/${id}`, target: '_blank', rel: 'noopener' }, name);
}
