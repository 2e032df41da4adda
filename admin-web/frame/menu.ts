/** Pages of the menu in groups, by resource; with those of the account at most ten. */
export const menuGroups: readonly { readonly title: string; readonly pages: readonly string[] }[] = [
  { title: 'For a tournament', pages: ['check-in', 'free-agents', 'imports', 'keeper-links'] },
  { title: 'Office', pages: ['ledger', 'messages', 'organizers', 'site-settings'] },
];

/** Rarely used pages, by the page of the menu that leads to them. */
export const pagesBeside: Readonly<Record<string, readonly string[]>> = {
  'check-in': ['paper'],
  'keeper-links': ['score-keepers'],
  'site-settings': ['webhooks', 'webhook-deliveries', 'audit'],
  account: ['api-keys'],
};

/** Returns a page of the menu with those beside it, from the address of one of them; nothing for a page that stands alone. */
export function pagesAround(path: string): readonly string[] {
  const [, name = ''] = path.split('/');
  const family = Object.entries(pagesBeside).find(([page, beside]) => page === name || beside.includes(name));
  return family === undefined ? [] : [family[0], ...family[1]];
}
