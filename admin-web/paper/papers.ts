import type { ResourceProps } from 'react-admin';
import { PaperPage } from './paper-page.tsx';
import { words } from './words.ts';

/** What is printed of a tournament, reached by the menu and from a tournament. */
export const papers: ResourceProps = {
  name: 'paper',
  list: PaperPage,
  options: { label: words.title },
};
