import type { ResourceProps } from 'react-admin';
import { DuplicatesPage, duplicatesTitle } from './duplicates-page.tsx';

/** Records of one person, reached by the menu and from whoever is twice on file. */
export const duplicates: ResourceProps = {
  name: 'duplicates',
  list: DuplicatesPage,
  options: { label: duplicatesTitle },
};
