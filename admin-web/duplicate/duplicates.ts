import type { ResourceProps } from 'react-admin';
import { DuplicatesPage } from './duplicates-page.tsx';
import { words } from './words.ts';

/** Records of one person, reached by the menu and from whoever is twice on file. */
export const duplicates: ResourceProps = {
  name: 'duplicates',
  list: DuplicatesPage,
  options: { label: words.title },
};
