/** Creates an element with attributes and children; texts are never parsed as HTML. */
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

/** Returns the name of a team with a link to its page; a team that is not known yet has no link. */
export function teamName(id: number | null, name: string): HTMLElement {
  if (id === null) return element('span', {}, name);
  return element('a', { href: `/teams/${id}`, target: '_blank', rel: 'noopener' }, name);
}
